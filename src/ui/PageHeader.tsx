import AddIcon from '@mui/icons-material/Add'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** Secondary text beside the title. */
  aside?: ReactNode
  /** The purpose of the page, in one line. */
  description?: string
  /** A second line, shown on wide screens only. */
  more?: string
  children?: ReactNode
}

/** The header of a page: its title, search box and buttons. */
export function PageHeader({ title, aside, description, more, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {aside !== undefined && <span>{aside}</span>}
      </div>
      {description && (
        <p className={styles.description}>
          <span>{description}</span> {more && <span className={styles.more}>{more}</span>}
        </p>
      )}
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  )
}

interface SectionHeaderProps {
  title: string
  id?: string
  /** How many rows the table shows, or undefined while loading. */
  count: string | undefined
  children: ReactNode
}

/** The header of one table on a page with several: its title, row count and buttons. */
export function SectionHeader({ title, id, count, children }: SectionHeaderProps) {
  return (
    <div className={styles.section}>
      <h2 id={id}>{title}</h2>
      {count !== undefined && <span>{count}</span>}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

/** The button above a list that opens the form for a new record. */
export function AddButton(props: { name: string } & Pick<ButtonProps, 'variant' | 'onClick'>) {
  const { name, ...button } = props
  return (
    <Button variant="contained" startIcon={<AddIcon />} {...button}>
      <span>{name}</span>
    </Button>
  )
}
