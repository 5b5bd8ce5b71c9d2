import { useRef, useState } from 'react'
import { ReportWhenOpen } from '#src/features/safety/public.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { FlagIcon } from '#src/ui/icons/FlagIcon.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import { MenuWhenOpen } from '#src/ui/overlays/MenuWhenOpen.ts'
import { useReportedBand } from './useReportedBand.ts'

interface BandMenuProps {
  bandId: number
  name: string
}

/** 신고 for a band that is not one's own. */
export function BandMenu({ bandId, name }: BandMenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { report, sheet } = useReportedBand(bandId, name)
  if (report === null) return null
  return (
    <>
      <IconButton
        ref={button}
        label="메뉴"
        aria-haspopup="menu"
        aria-expanded={open}
        icon={<MoreIcon />}
        onClick={() => setOpen(!open)}
      />
      <MenuWhenOpen
        open={open}
        onClose={() => setOpen(false)}
        anchor={button}
        items={[{ label: '신고', icon: <FlagIcon size={20} />, onSelect: report }]}
      />
      <ReportWhenOpen {...sheet} />
    </>
  )
}
