import type { SvgIconComponent } from '@mui/icons-material'
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
import type { QueryKey } from '@tanstack/react-query'
import { keys } from '../api/keys'
import type { paths } from '../config/paths'
import { pricingTeam, type TeamKey, teamKeys, teams } from '../content/teams'
import { may, type User } from '../domain/user'
import { routes } from './routes'

/** A screen whose address has no parameters. */
type Screen = {
  [Key in keyof typeof paths]: (typeof paths)[Key] extends string ? Key : never
}[keyof typeof paths]

/** One link of the menu. */
export interface MenuEntry {
  text: string
  screen: Screen
  icon: SvgIconComponent
  /** A tooltip, for entries whose text is ambiguous. */
  tooltip?: string
  /** The team of its records, if they all belong to one team. */
  team?: TeamKey
  /** The query key of a number to show after the text once it is known. */
  countKey?: QueryKey
}

/** Links under a heading. */
export interface Section {
  title: string
  /** The heading is a button that folds the section. */
  collapsible?: boolean
  entries: readonly MenuEntry[]
}

/** A constant, because the menu lists this entry twice (docs/rules/screens.md#layout). */
const pricingPlans: MenuEntry = {
  text: 'Bruins Pricing Plans',
  screen: 'pricing',
  icon: Sell,
  team: pricingTeam,
  tooltip: 'Locations, colors and prices of every plan',
}

/** The entries of docs/rules/screens.md#layout, in its order. */
export const menuSections: readonly Section[] = [
  {
    title: 'Overview',
    entries: [
      { text: 'Dashboard', screen: 'dashboard', icon: Home },
      { text: 'Users', screen: 'users', icon: Group },
    ],
  },
  {
    title: 'Games',
    entries: teamKeys.map((team): MenuEntry => {
      const { name } = teams[team]
      return { text: `${name} Games`, screen: `${team}Games`, icon: CalendarMonth, team }
    }),
  },
  {
    title: 'Reps and prices',
    entries: [
      { text: 'Bruins Reps', screen: 'reps', icon: Badge, team: pricingTeam },
      pricingPlans,
      pricingPlans,
      {
        text: 'Bruins Pricing Plan Events',
        screen: 'pricingPlanEvents',
        icon: Ticket,
        team: pricingTeam,
        tooltip: 'Games in plans that are sold by price',
      },
    ],
  },
  {
    title: 'Boston Garden Society',
    collapsible: true,
    entries: [
      {
        text: 'Game Plans',
        screen: 'combinedPlans',
        icon: Inventory,
        tooltip: 'Packages of one or more plans, with their public pages',
      },
      ...teamKeys.map((team): MenuEntry => {
        const { name } = teams[team]
        return { text: `${name} Game Plans`, screen: `${team}Plans`, icon: List, team }
      }),
    ],
  },
  // Our own screens come last.
  {
    title: 'Tools',
    collapsible: true,
    entries: [
      { text: 'Checks', screen: 'checks', icon: TaskAlt, countKey: keys.checks },
      { text: 'Import games', screen: 'seasonImport', icon: FileDownload },
      { text: 'Next season', screen: 'seasonNext', icon: ArrowForward },
      { text: 'Prices', screen: 'prices', icon: Table },
    ],
  },
]

/** The menu's entries for a person. An entry that the menu lists twice is included twice. */
export const menuEntries = (user: User): readonly MenuEntry[] =>
  menuSections.flatMap(({ entries }) => entries).filter((entry) => canOpenEntry(user, entry))

/** Whether a person may open an entry's screen, and so sees it. */
export const canOpenEntry = (user: User, { screen }: MenuEntry) => may(user, routes[screen].access)
