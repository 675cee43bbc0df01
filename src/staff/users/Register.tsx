import { PageHeader } from '../../ui/PageHeader'
import styles from './cards.module.css'
import { RegisterForm } from './RegisterForm'

/** Register a user; admins only (docs/rules/screens.md#register-user). */
export function Register() {
  return (
    <>
      <PageHeader title="Register" />
      <div className={`${styles.card} ${styles.form}`}>
        <RegisterForm />
      </div>
    </>
  )
}
