import styles from './YouthHockey.module.css'

const ink = '#14181d'
const gold = '#ffb81c'

/** Line art of our own beside an experience; it says nothing that the words do not. */
export function YouthArt({ art }: { art: 'sticks' | 'clock' }) {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 80 80"
      aria-hidden="true"
      fill="none"
      stroke={ink}
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {art === 'sticks' ? <Sticks /> : <Clock />}
    </svg>
  )
}

/** Two sticks crossed over a puck. */
function Sticks() {
  return (
    <>
      {['M15 5 55 64h17', 'M65 5 25 64H8'].map((stick, index) => (
        <g key={stick}>
          <path d={stick} strokeWidth={7.5} />
          <path d={stick} stroke={index === 0 ? '#fff' : gold} strokeWidth={3.4} />
        </g>
      ))}
      <path d="M31 71v4a9 3 0 0 0 18 0v-4" fill={ink} />
      <ellipse cx={40} cy={71} rx={9} ry={3} fill="#fff" />
    </>
  )
}

/** Three minutes on a board above the ice. */
function Clock() {
  return (
    <>
      <path d="M20 18V3M60 18V3" />
      <path d="M4 18h72v44H4z" fill="#fff" />
      <path d="M4 18h72v9H4z" fill={gold} />
      <path d="M14 34h12v20H14M16 44h10M45 34h10v20H45zM60 34h10v20H60z" strokeWidth={3.2} />
      <path d="M35.5 40h.01M35.5 49h.01" strokeWidth={4.2} />
      <path d="M16 70h48" />
    </>
  )
}
