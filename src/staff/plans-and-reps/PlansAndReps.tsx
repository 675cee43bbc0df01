import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { PageHeader } from '../../ui/PageHeader'
import { SearchField } from '../list/SearchField'
import { useTableState } from '../list/useTableState'
import { AdminLocationsSection } from './AdminLocationsSection'
import { AdminRepsSection } from './AdminRepsSection'
import { SEARCH_LABEL } from './RecordSection'

/**
 * Plans & Reps admin (docs/rules/screens.md#plans-and-reps-admin): the tables behind Pricing Plan
 * Management, the shorter list of reps first. The two tables load, fail and retry independently.
 */
export function PlansAndReps() {
  const tableState = useTableState()
  const { search, setSearch } = tableState
  return (
    <>
      <PageHeader title="Plans & Reps">
        <SearchField label={SEARCH_LABEL} value={search} onChange={setSearch} />
        <Button component={Link} variant="outlined" to={paths.pricing}>
          Pricing Plan Management
        </Button>
      </PageHeader>
      <AdminRepsSection tableState={tableState} />
      <AdminLocationsSection tableState={tableState} />
    </>
  )
}
