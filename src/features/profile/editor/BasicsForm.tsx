import styled from '@emotion/styled'
import { useRef } from 'react'
import { PROFILE_NICKNAME_MAX_CHARS } from '#contract/limits.ts'
import { GENDER_NAMES, GENDERS, REGIONS } from '#contract/scalars.ts'
import type { Form } from '#src/lib/form/useForm.ts'
import { FieldHelp } from '#src/ui/controls/fields/FieldFrame.tsx'
import { SelectField } from '#src/ui/controls/fields/SelectField.tsx'
import { TextField } from '#src/ui/controls/fields/TextField.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { SegmentedControl } from '#src/ui/controls/SegmentedControl.tsx'
import { ClearIcon } from '#src/ui/icons/ClearIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { districtsOf } from './districts.ts'
import { AGE_UNREAD_TEXT, isAgeUnread, type ProfileDraft } from './profileDraft.ts'

interface BasicsFormProps {
  /** Id of the form, named by the button that saves. */
  id: string
  form: Form<keyof ProfileDraft>
  draft: ProfileDraft
  onChange: (change: Partial<ProfileDraft>) => void
}

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_NAMES[value] }))
/** Takes a choice back: the district is optional. */
const NO_DISTRICT = { value: '', label: '선택 안 함' }
const REGION_OPTIONS = REGIONS.map((region) => ({ value: region, label: region }))

export function BasicsForm({ id, form, draft, onChange }: BasicsFormProps) {
  const name = useRef<HTMLInputElement>(null)
  const genderError = form.errorOf('gender')
  const districts = districtsOf(draft.region, draft.district)
  const nameField = useLimitedText(PROFILE_NICKNAME_MAX_CHARS, (nickname) => onChange({ nickname }))
  return (
    <Fields id={id} {...form.formProps}>
      <TextField
        ref={name}
        label="이름"
        name="nickname"
        autoComplete="nickname"
        enterKeyHint="done"
        value={draft.nickname}
        error={form.errorOf('nickname')}
        {...nameField}
        trailing={
          draft.nickname !== '' && (
            <IconButton
              label="이름 지우기"
              icon={<ClearIcon />}
              css={{ color: theme.color.t2 }}
              onClick={() => {
                onChange({ nickname: '' })
                name.current?.focus()
              }}
            />
          )
        }
      />
      <Row>
        <Age>
          <TextField
            label="나이"
            name="age"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={draft.age}
            error={form.errorOf('age')}
            helper={isAgeUnread(draft.age) && AGE_UNREAD_TEXT}
            onChange={({ target }) => onChange({ age: target.value })}
            trailing={<Unit>세</Unit>}
          />
        </Age>
        <Gender>
          <Label aria-hidden="true">성별</Label>
          <SegmentedControl
            label="성별"
            options={GENDER_OPTIONS}
            value={draft.gender}
            onChange={(gender) => onChange({ gender })}
            invalid={genderError !== undefined}
            describedBy={`${id}-gender`}
          />
          <FieldHelp id={`${id}-gender`} error={genderError} />
        </Gender>
      </Row>
      <SelectField
        label="지역"
        placeholder="지역을 골라주세요"
        options={REGION_OPTIONS}
        value={draft.region}
        onChange={(region) => onChange(region === draft.region ? {} : { region, district: null })}
      />
      {districts.length > 0 && (
        <SelectField
          label="시/군/구"
          note="선택"
          placeholder="시/군/구를 골라주세요"
          options={[NO_DISTRICT, ...districts.map((name) => ({ value: name, label: name }))]}
          value={draft.district}
          onChange={(name) => onChange({ district: name === '' ? null : name })}
        />
      )}
      <TextField
        label="영상 링크"
        name="youtubeUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        placeholder="https://youtu.be/abc"
        value={draft.youtubeUrl}
        error={form.errorOf('youtubeUrl')}
        onChange={({ target }) => onChange({ youtubeUrl: target.value })}
        onBlur={() => form.leave('youtubeUrl')}
      />
    </Fields>
  )
}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: 28px;
  padding: 0 var(--gutter);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 28px 16px;
`

const Age = styled.div`
  flex: none;
  width: 96px;
`

const Gender = styled.div`
  flex: 1 1 160px;
  min-width: 0;
`

const Label = styled.p`
  margin-bottom: 4px;
  ${theme.type.label}
  color: ${theme.color.t2};
`

const Unit = styled.span`
  ${theme.type.body1}
  color: ${theme.color.t2};
`
