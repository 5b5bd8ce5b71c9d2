import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import { REGIONS, type Region } from '#contract/scalars.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { SelectField } from '#src/ui/controls/fields/SelectField.tsx'
import { TextField } from '#src/ui/controls/fields/TextField.tsx'
import { SegmentedControl } from '#src/ui/controls/SegmentedControl.tsx'
import { theme } from '#src/ui/theme.ts'
import {
  profileChanged,
  selectSignupDraft,
  type GenderWord,
  type SignupProfile,
} from '../signupDraftSlice.ts'
import { SignupFailure } from '../SignupFailure.tsx'
import { whyAgeInvalid } from '../signupRules.ts'
import { useSignUp } from '../useSignUp.ts'
import { Nudge } from './Nudge.tsx'
import { SignupStep } from './SignupStep.tsx'

const GENDERS: { value: GenderWord; label: string }[] = [
  { value: '남성', label: '남성' },
  { value: '여성', label: '여성' },
]

/** Takes a choice back: the region is optional (docs/product/auth.md "Sign-up limits"). */
const NO_REGION = { value: '', label: '선택 안 함' } as const
const REGION_OPTIONS = [NO_REGION, ...REGIONS.map((region) => ({ value: region, label: region }))]

/** Every choice is stored in the draft at once, so that it survives going back and a reload. */
export default function ProfilePage() {
  const dispatch = useDispatch()
  const draft = useSelector(selectSignupDraft)
  const signUp = useSignUp()
  const ageInvalid = whyAgeInvalid(draft.age)
  const form = useForm<keyof SignupProfile, ApiError>({
    errors: { age: draft.age === '' ? null : ageInvalid },
    atOnce: { age: /\D/.test(draft.age) },
    onSubmit: signUp,
  })
  const change = (part: Partial<SignupProfile>) => {
    dispatch(profileChanged(part))
    form.changed()
  }

  return (
    <SignupStep
      step="profile"
      title={['마지막으로', '프로필을 알려주세요']}
      formProps={form.formProps}
      dock={
        <>
          {form.failure ? <SignupFailure error={form.failure} /> : <Nudge />}
          <Button
            type="submit"
            kind="red"
            block
            disabled={draft.gender === null || ageInvalid !== null}
            loading={form.isSending}
            loadingLabel="가입 중..."
          >
            완료
          </Button>
        </>
      }
    >
      <Fields>
        <div>
          <Label aria-hidden="true">성별</Label>
          <SegmentedControl
            label="성별"
            options={GENDERS}
            value={draft.gender}
            onChange={(gender) => change({ gender })}
          />
        </div>
        <TextField
          label="나이"
          name="age"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={draft.age}
          error={form.errorOf('age')}
          onChange={(event) => change({ age: event.target.value })}
          onBlur={() => form.leave('age')}
          trailing={<Unit>세</Unit>}
        />
        <SelectField<Region | ''>
          label="지역"
          note="선택"
          placeholder="지역"
          options={REGION_OPTIONS}
          value={draft.region ?? null}
          onChange={(region) => change({ region: region === '' ? null : region })}
        />
      </Fields>
    </SignupStep>
  )
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 28px;
`

const Label = styled.p`
  margin-bottom: 8px;
  ${theme.type.label}
  color: ${theme.color.t2};
`

const Unit = styled.span`
  ${theme.type.body1}
  color: ${theme.color.t2};
`
