import type { BandSessionType } from '#contract/sessions.ts'
import { InstAcousticGuitarIcon } from '../icons/InstAcousticGuitarIcon.tsx'
import { InstBassIcon } from '../icons/InstBassIcon.tsx'
import { InstDrumsIcon } from '../icons/InstDrumsIcon.tsx'
import { InstElectricGuitarIcon } from '../icons/InstElectricGuitarIcon.tsx'
import { InstKeyboardIcon } from '../icons/InstKeyboardIcon.tsx'
import { InstPianoIcon } from '../icons/InstPianoIcon.tsx'
import { InstTrumpetIcon } from '../icons/InstTrumpetIcon.tsx'
import { InstViolinIcon } from '../icons/InstViolinIcon.tsx'
import { InstVocalIcon } from '../icons/InstVocalIcon.tsx'

const ICONS: Readonly<Record<BandSessionType, typeof InstVocalIcon>> = {
  vocal: InstVocalIcon,
  electric_guitar: InstElectricGuitarIcon,
  acoustic_guitar: InstAcousticGuitarIcon,
  bass: InstBassIcon,
  drums: InstDrumsIcon,
  keyboard: InstKeyboardIcon,
  violin: InstViolinIcon,
  trumpet: InstTrumpetIcon,
  piano: InstPianoIcon,
}

interface InstrumentIconProps {
  session: BandSessionType
  /** The edge in px. */
  size?: number
}

/** The instrument of a session. Decorative: its name is always written beside it. */
export function InstrumentIcon({ session, size }: InstrumentIconProps) {
  const Icon = ICONS[session]
  return <Icon {...(size !== undefined && { size })} />
}
