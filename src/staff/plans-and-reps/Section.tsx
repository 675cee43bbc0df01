import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { AddButton } from '../../ui/AddButton'

/** One of the screen's two tables, with its heading and its button for a new record. */
export function Section({
  title,
  addName,
  onAdd,
  children,
}: {
  title: string
  addName: string
  onAdd: () => void
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={1.5} sx={{ mb: 5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <AddButton name={addName} onClick={onAdd} />
      </Stack>
      {children}
    </Stack>
  )
}
