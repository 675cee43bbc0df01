import Stack, { type StackProps } from '@mui/material/Stack'
import type { ElementType } from 'react'

/** Parts side by side, and on further lines where there is no room for them. */
export const WrapRow = ({ sx, ...row }: StackProps & { component?: ElementType }) => (
  <Stack
    direction="row"
    spacing={1}
    useFlexGap
    sx={[{ flexWrap: 'wrap' }, ...(Array.isArray(sx) ? sx : [sx])]}
    {...row}
  />
)
