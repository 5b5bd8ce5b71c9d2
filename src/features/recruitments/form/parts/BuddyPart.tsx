import styled from '@emotion/styled'
import { DISTRICT_MAX_CHARS } from '#contract/limits.ts'
import { AVERAGE_AGES, type Gender, REGIONS, type Region } from '#contract/scalars.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { RequiredMark } from '#src/ui/controls/fields/FieldFrame.tsx'
import { SelectField } from '#src/ui/controls/fields/SelectField.tsx'
import { TextField } from '#src/ui/controls/fields/TextField.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { SegmentedControl } from '#src/ui/controls/SegmentedControl.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { chosenDecades, DECADES, isAgeChosen, isAnyAge, withAnyAge, withDecade } from '../ageRange.ts'
import type { PartProps } from '../bandDraft.ts'
import { ChipGroup, Label } from './ChipGroup.tsx'
import { Fields, Pair } from './Part.styles.ts'

const GENDER_OPTIONS: readonly { value: Gender; label: string }[] = [
  { value: 'OTHER', label: '무관' },
  { value: 'MALE', label: '남성 우대' },
  { value: 'FEMALE', label: '여성 우대' },
]

/** No region. */
const ANYWHERE = ''
const REGION_OPTIONS = [
  { value: ANYWHERE, label: '무관' },
  ...REGIONS.map((region) => ({ value: region, label: region })),
]

/** The members that the band is looking for. */
export function BuddyPart({ draft, onChange }: PartProps) {
  const decades = chosenDecades(draft)
  const district = useLimitedText(DISTRICT_MAX_CHARS, (text) => onChange({ district: text }))
  return (
    <Section
      title={
        <Title>
          찾는 동료
          <RequiredMark />
        </Title>
      }
    >
      <Fields>
        <ChipGroup label="나이대" hint={isAgeChosen(draft) ? undefined : '나이대를 골라주세요'}>
          {DECADES.map((decade, index) => (
            <Chip
              key={decade}
              selected={decades.includes(decade)}
              onClick={() => onChange(withDecade(draft, decade))}
            >
              {AVERAGE_AGES[index]}
            </Chip>
          ))}
          <Chip selected={isAnyAge(draft)} onClick={() => onChange(withAnyAge(draft))}>
            무관
          </Chip>
        </ChipGroup>
        <div>
          <Label aria-hidden="true">성별</Label>
          <SegmentedControl
            label="성별"
            options={GENDER_OPTIONS}
            value={draft.gender}
            onChange={(gender) => onChange({ gender })}
          />
        </div>
        <Pair>
          <SelectField
            label="지역"
            placeholder="무관"
            options={REGION_OPTIONS}
            value={draft.region ?? ANYWHERE}
            onChange={(region) => onChange({ region: region === ANYWHERE ? null : (region as Region) })}
          />
          <TextField
            label="시/군/구"
            name="district"
            autoComplete="off"
            enterKeyHint="done"
            placeholder="마포구"
            value={draft.district}
            {...district}
          />
        </Pair>
      </Fields>
    </Section>
  )
}

const Title = styled.span`
  display: flex;
  gap: 4px;
`
