import DeleteIcon from '@mui/icons-material/Delete'
import EditIcon from '@mui/icons-material/Edit'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { keys } from '../../api/keys'
import { useUsers } from '../../api/users'
import type { User } from '../../domain/session'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/LoadState'
import { useLoadWhenIdle } from '../../ui/later'
import { RecordTable } from '../../ui/table/RecordTable'
import type { RecordColumn } from '../../ui/table/recordColumn'
import { useTableState } from '../../ui/table/useTableState'
import { useTableTools } from '../../ui/table/useTableTools'
import { ListNotes } from '../kit/ListNotes'
import { ListTools } from '../kit/ListTools'

const columns: RecordColumn<User>[] = [
  { id: 'id', header: 'ID', short: 'ID', look: 'end', width: 8, value: (user) => user.id ?? '' },
  { id: 'name', header: 'Name', look: 'lead', width: 30, value: (user) => user.name },
  { id: 'email', header: 'Email', look: 'main', width: 34, value: (user) => user.email },
  {
    id: 'role',
    header: 'Role',
    short: 'Role',
    look: 'more',
    width: 16,
    value: (user) => user.role || 'N/A',
  },
  {
    id: 'actions',
    header: 'Actions',
    look: 'actions',
    width: 12,
    cell: (user) => <UserActions user={user} />,
  },
]

/** Edit and delete are shown without a call behind them (docs/rules/screens.md). */
function UserActions({ user }: { user: User }) {
  const record = user.name || user.email || user.id
  return (
    <Tooltip title="Users cannot be edited or deleted here" describeChild>
      {/* A disabled button takes no focus and no hover: the span carries the explanation. */}
      <span>
        <IconButton size="small" aria-label={`Edit ${record}`} disabled>
          <EditIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={`Delete ${record}`} disabled>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}

const byName = (user: User) => String(user.id ?? user.email)

/**
 * The users list of both dashboards. A failure is only logged
 * (docs/rules/words.md#sign-in-and-registration): no message, a button.
 */
export function UsersTable() {
  const users = useUsers()
  const { order } = useTableState({ column: 'id', descending: false })
  const tools = useTableTools<User>()
  useLoadWhenIdle(!users.isFetching)
  const isFirst = users.data === undefined && users.isFetching
  return (
    <>
      <ListNotes list={keys.users} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36, mb: 1.5 }}>
        <Typography variant="h2">Users</Typography>
        {users.data && (
          <Typography variant="body2" color="text.secondary">
            {countText(users.data)}
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        {!isFirst && <ListTools title="Users" shown={tools.shown} />}
      </Box>
      {isFirst ? (
        <Loading text="Loading users..." />
      ) : (
        <RecordTable
          label="Users"
          rows={users.data ?? NO_USERS}
          columns={columns}
          rowKey={byName}
          {...order}
          tools={tools}
          empty={
            users.data ? (
              'No users found.'
            ) : (
              <Button onClick={() => users.refetch()}>Try Again</Button>
            )
          }
        />
      )}
    </>
  )
}

const NO_USERS: User[] = []
const countText = ({ length }: User[]) => `${length} ${length === 1 ? 'user' : 'users'}`
