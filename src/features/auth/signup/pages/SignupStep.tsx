import { AuthStep, type AuthStepProps } from '../../steps/AuthStep.tsx'
import { SIGNUP_PROGRESS } from '../signupSteps.ts'

interface SignupStepProps extends Omit<AuthStepProps, 'progress'> {
  step: keyof typeof SIGNUP_PROGRESS
}

export function SignupStep({ step, ...rest }: SignupStepProps) {
  return <AuthStep progress={{ label: '회원가입 진행', percent: SIGNUP_PROGRESS[step] }} {...rest} />
}
