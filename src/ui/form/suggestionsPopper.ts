import type { PopperProps } from '@mui/material/Popper'

type Modifier = NonNullable<PopperProps['modifiers']>[number]

/** Pixels between the list and the buttons or the edge of the window. */
const GAP = 8
/** With this much space below the field, in pixels, a list opens there even if it must scroll. */
const ENOUGH_BELOW = 200
/** The maximum height of a list, as a share of the window's height. */
const MAX_HEIGHT_SHARE = 0.4
/** The minimum height of a list, in pixels. */
const MIN_HEIGHT = 96

/**
 * Positions the suggestions of an Autocomplete between the field and the dialog's buttons, or above the field,
 * and limits their height to the available space. Otherwise a list that stays open after a choice would cover
 * the Save button.
 */
export const suggestionsPopper: Partial<PopperProps> & { modifiers: Modifier[] } = {
  placement: 'bottom-start',
  modifiers: [
    { name: 'flip', enabled: false },
    // Leaves space for the field's label, which is on its upper edge.
    {
      name: 'offset',
      options: {
        offset: ({ placement }: { placement: string }) => [0, /^top/.test(placement) ? GAP : 0],
      },
    },
    {
      name: 'fitAroundButtons',
      enabled: true,
      phase: 'beforeRead',
      fn({ state }) {
        const { popper, reference } = state.elements
        const { top, bottom } = reference.getBoundingClientRect()
        const buttonsTop = buttonsOf(reference)?.getBoundingClientRect().top ?? innerHeight
        const list = popper.querySelector<HTMLElement>('[role="listbox"]')
        const fit = fitList({
          above: top - 2 * GAP,
          below: buttonsTop - bottom - GAP,
          content: list?.scrollHeight ?? 0,
          padding: popper.offsetHeight - (list?.offsetHeight ?? 0),
        })
        state.placement = fit.isBelow ? 'bottom-start' : 'top-start'
        state.rects.popper.height = fit.height
        // Written only if it changes, because each write makes the browser lay out the list again.
        const maxHeight = `${fit.maxHeight}px`
        if (list && list.style.maxHeight !== maxHeight) list.style.maxHeight = maxHeight
      },
      // A message that appears below the field moves the field and the buttons.
      effect({ state, instance }) {
        const observer = new ResizeObserver(() => instance.forceUpdate())
        const { reference } = state.elements
        for (const element of [reference, buttonsOf(reference)?.parentElement]) {
          if (element instanceof Element) observer.observe(element)
        }
        return () => observer.disconnect()
      },
    },
  ],
}

/**
 * Where the list goes, the height of its popper, and the maximum height of the list itself, in pixels.
 * @param space the space above and below the field, the height of all options, and that of the popper around them.
 */
function fitList(space: Record<'above' | 'below' | 'content' | 'padding', number>) {
  const { above, below, content, padding } = space
  const mostOfWindow = MAX_HEIGHT_SHARE * innerHeight
  const wanted = padding + Math.min(content, mostOfWindow)
  const isBelow = below >= Math.min(wanted, ENOUGH_BELOW) || below >= above
  const available = Math.max(isBelow ? below : above, MIN_HEIGHT)
  return {
    isBelow,
    height: Math.min(wanted, available),
    maxHeight: Math.floor(Math.min(available - padding, mostOfWindow)),
  }
}

const buttonsOf = (field: unknown) =>
  field instanceof Element
    ? field.closest('[role$="dialog"]')?.querySelector('.MuiDialogActions-root')
    : undefined
