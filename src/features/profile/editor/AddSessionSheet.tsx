import styled from '@emotion/styled'
import { SESSION_NAMES, SESSION_TYPES, type SessionType } from '#contract/sessions.ts'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { InstrumentIcon } from '#src/ui/people/InstrumentIcon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

interface AddSessionSheetProps {
  open: boolean
  onClose: () => void
  /** Sessions that are in the profile. Choosing one of them changes nothing. */
  present: readonly SessionType[]
  onAdd: (sessionType: SessionType) => void
}

/** Adds one of the eight sessions. */
export function AddSessionSheet({ open, onClose, present, onAdd }: AddSessionSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title="세션 추가">
      <List>
        {SESSION_TYPES.map((sessionType) => (
          <li key={sessionType}>
            <button
              type="button"
              data-present={present.includes(sessionType)}
              onClick={() => onAdd(sessionType)}
            >
              <InstrumentIcon session={sessionType} size={26} />
              <span>{SESSION_NAMES[sessionType]}</span>
              {present.includes(sessionType) && (
                <>
                  <CheckIcon size={22} />
                  <VisuallyHidden>추가됨</VisuallyHidden>
                </>
              )}
            </button>
          </li>
        ))}
      </List>
    </BottomSheet>
  )
}

const List = styled.ul`
  padding: 4px 0;
  button {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: 56px;
    padding: 0 24px;
    ${theme.type.body1}
    font-weight: 600;
  }
  button[data-present='true'] {
    color: ${theme.color.t3};
  }
  button:active {
    background: ${theme.color.s2};
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  button > span:first-of-type {
    flex: 1;
    text-align: left;
  }
`
