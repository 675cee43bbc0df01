import Stack, { type StackProps } from '@mui/material/Stack'
import type { ElementType } from 'react'

/** Lays out its children in a row that wraps. */
export const WrapRow = ({ sx, ...row }: StackProps & { component?: ElementType }) => (
  <Stack
    direction="row"
    spacing={1}
    useFlexGap
    sx={[{ flexWrap: 'wrap' }, ...(Array.isArray(sx) ? sx : [sx])]}
    {...row}
  />
)
