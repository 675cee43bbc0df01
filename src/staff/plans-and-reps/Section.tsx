import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { AddButton } from '../../ui/AddButton'
import type { TableTools } from '../../ui/table/useTableTools'
import { ListTools } from '../kit/ListTools'

/** One of the screen's two tables, with its heading and its button for a new record. */
export function Section<Row>({
  title,
  tools,
  isSelectable = false,
  addName,
  onAdd,
  children,
}: {
  title: string
  /** Of its table. */
  tools: TableTools<Row>
  /** Whether its rows can be selected. */
  isSelectable?: boolean
  addName: string
  onAdd: () => void
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={1.5} sx={{ mb: 5 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <ListTools title={title} shown={tools.shown} select={isSelectable ? tools : undefined} />
          <AddButton name={addName} onClick={onAdd} />
        </Stack>
      </Stack>
      {children}
    </Stack>
  )
}
