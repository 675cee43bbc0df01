import Card from '@mui/material/Card'
import { PageHeader } from '../../ui/PageHeader'
import { RegisterForm } from './RegisterForm'

/** Register a user; admins only (docs/rules/screens.md#register-user). */
export function Register() {
  return (
    <>
      <PageHeader title="Register" />
      <Card variant="outlined" sx={{ maxWidth: 480, p: 3 }}>
        <RegisterForm />
      </Card>
    </>
  )
}
