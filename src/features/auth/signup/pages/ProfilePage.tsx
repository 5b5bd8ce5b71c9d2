import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { REGIONS, type Region } from '#contract/scalars.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { SelectField } from '#src/ui/controls/fields/SelectField.tsx'
import { TextField } from '#src/ui/controls/fields/TextField.tsx'
import { SegmentedControl } from '#src/ui/controls/SegmentedControl.tsx'
import { theme } from '#src/ui/theme.ts'
import { profileChanged, selectSignupDraft, type GenderWord } from '../signupDraftSlice.ts'
import { SignupFailure } from '../SignupFailure.tsx'
import { whyAgeInvalid } from '../signupRules.ts'
import { useSignUp } from '../useSignUp.ts'
import { Nudge } from './Nudge.tsx'
import { SignupStep } from './SignupStep.tsx'

const GENDERS: { value: GenderWord; label: string }[] = [
  { value: '남성', label: '남성' },
  { value: '여성', label: '여성' },
]

/** The region is optional (docs/product/auth.md "Sign-up limits"), so a choice can be taken back. */
const NO_REGION = { value: '', label: '선택 안 함' } as const
const REGION_OPTIONS = [NO_REGION, ...REGIONS.map((region) => ({ value: region, label: region }))]

/** What is chosen here goes into the draft at once: it survives back and reload. */
export default function ProfilePage() {
  const dispatch = useDispatch()
  const draft = useSelector(selectSignupDraft)
  const [ageLeft, setAgeLeft] = useState(false)
  const { submit, isLoading, error } = useSignUp()
  const ageInvalid = whyAgeInvalid(draft.age)
  const typedWrong = draft.age !== '' && (ageLeft || /\D/.test(draft.age))

  return (
    <SignupStep
      step="profile"
      title={['마지막으로', '프로필을 알려주세요']}
      onSubmit={submit}
      dock={
        <>
          {error ? <SignupFailure error={error} /> : <Nudge />}
          <Button
            type="submit"
            kind="red"
            block
            disabled={draft.gender === null || ageInvalid !== null}
            loading={isLoading}
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
            onChange={(gender) => dispatch(profileChanged({ gender }))}
          />
        </div>
        <TextField
          label="나이"
          name="age"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={draft.age}
          error={typedWrong ? (ageInvalid ?? undefined) : undefined}
          onChange={(event) => dispatch(profileChanged({ age: event.target.value }))}
          onBlur={() => setAgeLeft(true)}
          trailing={<Unit>세</Unit>}
        />
        <SelectField<Region | ''>
          label="지역"
          note="선택"
          placeholder="지역"
          options={REGION_OPTIONS}
          value={draft.region ?? null}
          onChange={(region) => dispatch(profileChanged({ region: region === '' ? null : region }))}
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
