import type { ReactNode } from 'react'
import { Link, useRouteError } from 'react-router-dom'
import { paths } from '../config/paths'
import { ChunkError } from '../lib/importCode'
import styles from './ErrorScreens.module.css'

/*
 * The pages for a route that cannot be shown: its code threw or failed to load, or the address is
 * unknown.
 */

const LOAD_FAILED = {
  title: 'This page couldn’t be loaded',
  text: 'It may have been updated since you opened it, or your connection dropped.',
}

const CRASHED = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. The rest of the app still works.',
}

/**
 * The page of a route whose code threw (docs/rules/words.md#unknown-errors) or failed to load.
 * Unlike the router's own screen, it shows no message, stack or address.
 */
export function ErrorScreen() {
  const { title, text } = useRouteError() instanceof ChunkError ? LOAD_FAILED : CRASHED
  return (
    <Message title={title}>
      <p>{text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
    </Message>
  )
}

/** The page of an unknown address. */
export function NotFoundScreen() {
  return (
    <Message title="Page not found">
      <p>There’s nothing at this address. Check the link, or ask the person who sent it.</p>
      <Link to={paths.signIn}>Go to the home page</Link>
    </Message>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.message}>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
