import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

interface Look {
  /** How much it is seen: the one thing to do is contained. */
  variant?: 'text' | 'outlined' | 'contained'
  size?: 'small' | 'medium' | 'large'
  /** `inherit` has the color of what it stands on. */
  color?: 'primary' | 'inherit' | 'error'
  startIcon?: ReactNode
  endIcon?: ReactNode
}

/** The button of the staff part: of plain styles, so that a list's first load brings no MUI. */
export function Button({ type = 'button', ...props }: Look & ComponentProps<'button'>) {
  return <button type={type} {...looking(props)} />
}

/** The same, for a way to another page of the app. */
export function LinkButton(props: Look & ComponentProps<typeof Link>) {
  return <Link {...looking(props)} />
}

/** The same, for a page that the browser opens; one that is `disabled` leads nowhere. */
export function AnchorButton({
  disabled = false,
  href,
  ...props
}: Look & ComponentProps<'a'> & { disabled?: boolean }) {
  const off = { 'aria-disabled': true, role: 'link', tabIndex: -1, 'data-off': true }
  return <a {...looking(props)} {...(disabled ? off : { href })} />
}

/** The element's own properties, with the look's as classes and icons. */
function looking<Props extends Look & { className?: string | undefined; children?: ReactNode }>({
  variant = 'text',
  size = 'medium',
  color = 'primary',
  startIcon,
  endIcon,
  className,
  children,
  ...element
}: Props) {
  const classes = [styles.button, styles[variant], styles[size], styles[color], className]
  return {
    ...element,
    className: classes.filter(Boolean).join(' '),
    children: (
      <>
        {startIcon && <span className={styles.start}>{startIcon}</span>}
        {children}
        {endIcon && <span className={styles.end}>{endIcon}</span>}
      </>
    ),
  }
}
