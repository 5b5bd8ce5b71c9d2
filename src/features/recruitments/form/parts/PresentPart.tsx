import { useState } from 'react'
import { BAND_HEADS_MAX } from '#contract/limits.ts'
import { AVERAGE_AGES, type AverageAge, DAY_NAMES, DAYS, JOB_NAMES, JOBS } from '#contract/scalars.ts'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipEditor } from '#src/ui/controls/ChipEditor.tsx'
import { SelectField } from '#src/ui/controls/fields/SelectField.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import type { PartProps } from '../bandDraft.ts'
import { ChipGroup, Label } from './ChipGroup.tsx'
import { Fields, Pair } from './Part.styles.ts'
import { Stepper } from './Stepper.tsx'

const SessionsSheet = loadedWhenOpen(() => import('./SessionsSheet.tsx').then((part) => part.SessionsSheet))

/** No age is chosen. */
const UNSAID = ''
const AGE_OPTIONS = [
  { value: UNSAID, label: '선택 안 함' },
  ...AVERAGE_AGES.map((age) => ({ value: age, label: age })),
]

/** The chosen values with the tapped one added, or taken out, in the order of all. */
const toggled = <Value,>(all: readonly Value[], chosen: readonly Value[], tapped: Value): Value[] =>
  all.filter((each) => chosen.includes(each) !== (each === tapped))

/** The present members of the band, and when they meet. */
export function PresentPart({ draft, onChange }: PartProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <Section title="지금 우리 밴드">
      <Fields>
        <Pair>
          <div>
            <Label aria-hidden="true">남성</Label>
            <Stepper
              label="남성"
              value={draft.maleCount}
              max={BAND_HEADS_MAX}
              onChange={(maleCount) => onChange({ maleCount })}
            />
          </div>
          <div>
            <Label aria-hidden="true">여성</Label>
            <Stepper
              label="여성"
              value={draft.femaleCount}
              max={BAND_HEADS_MAX}
              onChange={(femaleCount) => onChange({ femaleCount })}
            />
          </div>
        </Pair>
        <SelectField
          label="평균 나이"
          placeholder="골라주세요"
          options={AGE_OPTIONS}
          value={draft.averageAge}
          onChange={(age) => onChange({ averageAge: age === UNSAID ? null : (age as AverageAge) })}
        />
        <ChipGroup label="하는 일">
          {JOBS.map((job) => (
            <Chip
              key={job}
              selected={draft.jobs.includes(job)}
              onClick={() => onChange({ jobs: toggled(JOBS, draft.jobs, job) })}
            >
              {JOB_NAMES[job]}
            </Chip>
          ))}
        </ChipGroup>
        <ChipGroup label="합주하는 요일">
          {DAYS.map((day) => (
            <Chip
              key={day}
              aria-label={`${DAY_NAMES[day]}요일`}
              selected={draft.days.includes(day)}
              onClick={() => onChange({ days: toggled(DAYS, draft.days, day) })}
            >
              {DAY_NAMES[day]}
            </Chip>
          ))}
        </ChipGroup>
        <div>
          <Label>현재 세션</Label>
          <ChipEditor
            label="현재 세션"
            words={draft.currentSessions.map((session) => SESSION_NAMES[session])}
            isEditing
            onRemove={(name) =>
              onChange({
                currentSessions: draft.currentSessions.filter((session) => SESSION_NAMES[session] !== name),
              })
            }
            onAdd={() => setIsChoosing(true)}
            emptyText=""
          />
        </div>
      </Fields>
      <SessionsSheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title="현재 세션"
        sessions={draft.currentSessions}
        onConfirm={(chosen) => {
          setIsChoosing(false)
          onChange({ currentSessions: chosen })
        }}
      />
    </Section>
  )
}
