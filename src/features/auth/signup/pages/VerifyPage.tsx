import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectSignupDraft } from '../signupDraftSlice.ts'
import { CodeForm } from './CodeForm.tsx'
import { VerifiedEmail } from './VerifiedEmail.tsx'

/**
 * The code can be used once, so a member who comes back to this step finds the e-mail verified. What it shows
 * stays the same until it is left: a right code leads on, without a look at the other view.
 */
export default function VerifyPage() {
  const { email, proof } = useSelector(selectSignupDraft)
  const [wasVerified] = useState(proof !== null)
  return wasVerified ? <VerifiedEmail email={email} /> : <CodeForm />
}
