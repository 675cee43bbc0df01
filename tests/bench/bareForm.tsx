import Autocomplete from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { createRoot } from 'react-dom/client'
import { opponentChoices } from '../../src/domain/games/opponentChoices'

/* The fields of a game's dialog as MUI has them: no rules, no drafts, nothing that watches. */

const opponents = opponentChoices('bruins', '').map(({ text }) => text)

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Dialog open fullWidth maxWidth="sm">
    <DialogContent>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <TextField label="Event Name" />
        <Autocomplete
          multiple
          options={['P26HB']}
          renderInput={(params) => <TextField {...params} label="Plans" />}
        />
        <Autocomplete
          freeSolo
          disableClearable
          forcePopupIcon
          options={opponents}
          renderInput={(params) => <TextField {...params} label="Team" />}
        />
        <TextField label="Game Number" type="number" />
        <TextField label="Event Date" type="date" slotProps={{ inputLabel: { shrink: true } }} />
        <TextField label="Event Time" type="time" slotProps={{ inputLabel: { shrink: true } }} />
      </Stack>
    </DialogContent>
  </Dialog>,
)
