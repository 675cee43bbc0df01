import type { PopperProps } from '@mui/material/Popper'

type Modifier = NonNullable<PopperProps['modifiers']>[number]

/** Pixels between a list and what it must not cover. */
const GAP = 8
/** A list with this many pixels below its field stays there. */
const ENOUGH = 200
/** A list's greatest share of the window's height, and its least height in pixels. */
const MOST = 0.4
const LEAST = 96

/**
 * The place of a field's suggestions, for an Autocomplete's popper: between the field and the dialog's
 * buttons, else above the field, and no longer than there is space. A list that stays open after a choice
 * would cover Save and take its clicks.
 */
export const suggestionsPopper: Partial<PopperProps> & { modifiers: Modifier[] } = {
  placement: 'bottom-start',
  modifiers: [
    { name: 'flip', enabled: false },
    // Above the field, clear of the label on its edge.
    {
      name: 'offset',
      options: {
        offset: ({ placement }: { placement: string }) => [0, /^top/.test(placement) ? GAP : 0],
      },
    },
    {
      name: 'offTheButtons',
      enabled: true,
      phase: 'beforeRead',
      fn({ state }) {
        const { popper, reference } = state.elements
        const { top, bottom } = reference.getBoundingClientRect()
        const above = top - 2 * GAP
        const below =
          (buttonsOf(reference)?.getBoundingClientRect().top ?? innerHeight) - bottom - GAP
        const list = popper.querySelector<HTMLElement>('[role="listbox"]')
        const rest = popper.offsetHeight - (list?.offsetHeight ?? 0)
        const whole = rest + Math.min(list?.scrollHeight ?? 0, MOST * innerHeight)
        const isBelow = below >= Math.min(whole, ENOUGH) || below >= above
        const room = Math.max(isBelow ? below : above, LEAST)
        state.placement = isBelow ? 'bottom-start' : 'top-start'
        state.rects.popper.height = Math.min(whole, room)
        // Independent of its options: the list of the next letter is not laid out twice.
        const most = `${Math.floor(Math.min(room - rest, MOST * innerHeight))}px`
        if (list && list.style.maxHeight !== most) list.style.maxHeight = most
      },
      // A note that appears below the field moves it, and the buttons.
      effect({ state, instance }) {
        const observer = new ResizeObserver(() => instance.forceUpdate())
        const { reference } = state.elements
        for (const part of [reference, buttonsOf(reference)?.parentElement]) {
          if (part instanceof Element) observer.observe(part)
        }
        return () => observer.disconnect()
      },
    },
  ],
}

const buttonsOf = (field: unknown) =>
  field instanceof Element
    ? field.closest('[role$="dialog"]')?.querySelector('.MuiDialogActions-root')
    : undefined
