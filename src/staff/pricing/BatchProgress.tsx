/** How far several writes have come; `total` is 0 while there are none. Read out as it changes. */
export function BatchProgress({
  verb,
  ended,
  total,
}: {
  verb: string
  ended: number
  total: number
}) {
  return (
    // Always there, or its first words would not be read out; empty it takes no room.
    <div role="status" style={total > 0 ? undefined : { position: 'absolute' }}>
      {total > 0 && `${verb} ${Math.min(ended + 1, total)} of ${total}...`}
    </div>
  )
}
