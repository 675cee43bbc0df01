import ArrowForward from '@mui/icons-material/ArrowForward'
import Badge from '@mui/icons-material/BadgeOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import List from '@mui/icons-material/FormatListBulletedOutlined'
import Group from '@mui/icons-material/GroupOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import Sell from '@mui/icons-material/SellOutlined'
import Table from '@mui/icons-material/TableChartOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'

export const menuIcons = {
  home: Home,
  people: Group,
  calendar: CalendarMonth,
  badge: Badge,
  tag: Sell,
  ticket: Ticket,
  package: Inventory,
  list: List,
  check: TaskAlt,
  import: FileDownload,
  next: ArrowForward,
  grid: Table,
} as const

export type MenuIcon = keyof typeof menuIcons
