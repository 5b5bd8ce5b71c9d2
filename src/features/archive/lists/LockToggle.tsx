import { useState } from 'react'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { LockIcon } from '#src/ui/icons/LockIcon.tsx'
import { UnlockIcon } from '#src/ui/icons/UnlockIcon.tsx'
import { theme } from '#src/ui/theme.ts'

/** State of the screen only, without effect (docs/product/archive.md "Lock"). */
export function LockToggle() {
  const [locked, setLocked] = useState(false)
  return (
    <IconButton
      label={locked ? '공개로 바꾸기' : '비공개로 바꾸기'}
      icon={locked ? <LockIcon /> : <UnlockIcon />}
      css={{ color: locked ? theme.color.t1 : theme.color.t2 }}
      onClick={() => setLocked(!locked)}
    />
  )
}
