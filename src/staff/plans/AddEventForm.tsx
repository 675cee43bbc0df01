import Stack from '@mui/material/Stack'
import { Controller } from 'react-hook-form'
import type { TeamKey } from '../../content/teams'
import { FailureAlert } from '../../ui/form/FailureAlert'
import { Form } from '../../ui/form/Form'
import { RestoredNotice } from '../../ui/form/RestoredNotice'
import { StatusNote } from '../../ui/form/StatusNote'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { GameField } from './GameField'
import type { useEventAddition } from './useEventAddition'

/** A game to choose and the button that adds it: the form of `useEventAddition`. */
export function AddEventForm({
  team,
  taken,
  addition: { form, submit, note, wasBeingSaved, save },
}: {
  team: TeamKey
  taken: readonly string[]
  addition: ReturnType<typeof useEventAddition>
}) {
  return (
    <Form submit={submit}>
      <Stack spacing={1.5}>
        <RestoredNotice draft={form.draft} wasBeingSaved={wasBeingSaved} />
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
            <Controller
              control={form.control}
              name="event"
              render={({ field, fieldState }) => (
                <GameField
                  label="Select Game"
                  team={team}
                  text={field.value}
                  onText={field.onChange}
                  inputRef={field.ref}
                  taken={taken}
                  error={fieldState.error?.message}
                />
              )}
            />
          </Stack>
          <SubmitButton submit={submit} save={save} style={{ minWidth: 120 }} />
        </Stack>
        <FailureAlert words={submit.failure} />
        <StatusNote note={note} />
      </Stack>
    </Form>
  )
}
