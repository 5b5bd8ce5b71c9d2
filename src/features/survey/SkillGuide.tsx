import styled from '@emotion/styled'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { theme } from '#src/ui/theme.ts'
import { SESSION_LEVELS } from './sessionLevels.tsx'

/** Explains the three levels. */
export function SkillGuide({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="실력 기준" actions={<Button onClick={onClose}>확인</Button>}>
      <List>
        {SESSION_LEVELS.map(({ value, label, description, icon }) => (
          <li key={value}>
            <Tile>{icon}</Tile>
            <span>
              <b>{label}</b>
              <small>{description}</small>
            </span>
          </li>
        ))}
      </List>
    </Dialog>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 16px;
  margin-top: 16px;
  li {
    display: flex;
    align-items: center;
    gap: 14px;
  }
  b,
  small {
    display: block;
  }
  b {
    ${theme.type.body1}
    font-weight: 700;
  }
  small {
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
`

const Tile = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: 12px;
  background: ${theme.color.s3};
`
