/** Rows of the stand from the last to the first, their people `gap` apart. */
const rows = 5
const gap = 27
const perRow = 13
/** Who came together: these seats of each row. */
const group = [[], [5, 6, 7], [4, 5, 6, 7], [5, 6, 7], []]

/** Where there is less room the last rows are cut off. */
const toTheIce = 'xMidYMax'

/** Line art of our own: a stand at the ice, and in it a group with its arms up. Filled as it must print. */
export function Crowd() {
  return (
    <svg
      viewBox="0 0 300 150"
      preserveAspectRatio={`${toTheIce} slice`}
      aria-hidden="true"
      fill="#fff"
      stroke="#14181d"
      strokeWidth={1.3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
          <Row key={row} row={row} />
        ))}
      </g>
      <path d="M-5 119h310v17H-5z" />
      <path d="M-5 130h310M55 152a95 11 0 0 1 190 0" fill="none" />
      <path d="M150 136v14" stroke="#c8102e" strokeWidth={3} />
    </svg>
  )
}

function Row({ row }: { row: number }) {
  const shift = row % 2 === 0 ? 0 : gap / 2
  return Array.from({ length: perRow }, (_, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
    <g key={seat} transform={`translate(${seat * gap - shift - 4} ${20 + row * 22})`}>
      <Person isOfGroup={group[row]?.includes(seat) ?? false} isCheering={(row + seat) % 2 === 1} />
    </g>
  ))
}

function Person({ isOfGroup, isCheering }: { isOfGroup: boolean; isCheering: boolean }) {
  return (
    <>
      {isOfGroup && isCheering && <path d="M-9 14-13-4M9 14 13-4" fill="none" strokeWidth={2.6} />}
      <path d="M-10.5 26v-9a10.5 9 0 0 1 21 0v9z" fill={isOfGroup ? '#ffb81c' : undefined} />
      <circle r={6.5} cy={1} fill={isOfGroup ? '#ffb81c' : undefined} />
    </>
  )
}
