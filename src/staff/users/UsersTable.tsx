import Button from '@mui/material/Button'
import { keys } from '../../api/keys'
import { useUsers } from '../../api/users'
import { counted } from '../../domain/text'
import type { User } from '../../domain/user'
import { Loading } from '../../ui/LoadState'
import { SectionHeader } from '../../ui/PageHeader'
import type { RecordColumn } from '../list/columns'
import { ListMessages } from '../list/ListState'
import { ListTools } from '../list/ListTools'
import { RecordTable } from '../list/RecordTable'
import { deleteIcon, editIcon, RowAction } from '../list/rowButtons'
import { tableData } from '../list/tableTexts'
import { useRows } from '../list/useRows'
import { useTableState } from '../list/useTableState'

const USER_COLUMNS: RecordColumn<User>[] = [
  { id: 'id', header: 'ID', cardLabel: 'ID', slot: 'end', width: 8, value: ({ id }) => id ?? '' },
  { id: 'name', header: 'Name', slot: 'lead', width: 30, value: (user) => user.name },
  { id: 'email', header: 'Email', slot: 'main', width: 34, value: (user) => user.email },
  {
    id: 'role',
    header: 'Role',
    cardLabel: 'Role',
    slot: 'more',
    width: 16,
    value: (user) => user.role || 'N/A',
  },
  {
    id: 'actions',
    header: 'Actions',
    slot: 'actions',
    width: 12,
    cell: (user) => <UserActions user={user} />,
  },
]

/** Shows Edit and Delete, which are disabled because they have no call (docs/rules/screens.md). */
function UserActions({ user }: { user: User }) {
  const record = `${user.name || user.email || user.id}`
  return (
    // A disabled button gets no focus and no hover, so the span has the explanation.
    <span title="Users can’t be edited or deleted here">
      <RowAction name="Edit" record={record} icon={editIcon} />
      <RowAction name="Delete" record={record} icon={deleteIcon} />
    </span>
  )
}

const userKey = (user: User) => String(user.id ?? user.email)

const NO_USERS: User[] = []

/**
 * The users list of both dashboards. A failed load shows a button but no message, and is only logged
 * (docs/rules/words.md#sign-in-and-registration).
 */
export function UsersTable() {
  const users = useUsers()
  const { order } = useTableState({ column: 'id', descending: false })
  const rows = useRows(users.data ?? NO_USERS, USER_COLUMNS, order.sort)
  const isFirstLoad = users.data === undefined && users.isFetching
  return (
    <>
      <ListMessages queryKey={keys.users} />
      <SectionHeader title="Users" count={users.data && counted(users.data.length, 'user')}>
        {!isFirstLoad && <ListTools title="Users" table={tableData(rows, USER_COLUMNS)} />}
      </SectionHeader>
      {isFirstLoad ? (
        <Loading text="Loading users..." />
      ) : (
        <RecordTable
          label="Users"
          rows={rows}
          columns={USER_COLUMNS}
          rowKey={userKey}
          order={order}
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
