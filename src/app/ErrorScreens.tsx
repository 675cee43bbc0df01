import { Link, useRouteError } from 'react-router-dom'
import { paths } from '../config/paths'
import { ChunkError } from '../lib/importCode'
import styles from './ErrorScreens.module.css'

/*
 * The pages of a route that cannot be shown: its code threw, could not be loaded, or the address
 * is none.
 */

/**
 * What a route shows when its code threw (docs/rules/words.md#unknown-errors), or when its code
 * could not be loaded. Never the message, the stack or an address: the router's own screen prints
 * all three.
 */
export function ErrorScreen() {
  const error = useRouteError()
  const reload = () => window.location.reload()
  if (error instanceof ChunkError) {
    return (
      <Message title="This page could not be loaded">
        <p>It may have been updated since you opened it, or the connection broke off.</p>
        <button type="button" onClick={reload}>
          Reload
        </button>
      </Message>
    )
  }
  return (
    <Message title="Unexpected Application Error!">
      <p>Something went wrong on this page. The rest of the app still works.</p>
      <button type="button" onClick={reload}>
        Reload
      </button>
    </Message>
  )
}

/** What an address shows that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Message title="Page not found">
      <p>There is nothing at this address. Please check the link, or ask the person who sent it.</p>
      <Link to={paths.signIn}>Go to the start page</Link>
    </Message>
  )
}

function Message({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.message}>
      <h1>{title}</h1>
      {children}
    </section>
  )
}

let failedPage: string | null = null

/** A page whose code could not be loaded offline, below the base path: the present one stays. */
export function setFailedPage(path: string): void {
  failedPage = path
}

/** Returns it once. */
export function takeFailedPage(): string | null {
  const path = failedPage
  failedPage = null
  return path
}
