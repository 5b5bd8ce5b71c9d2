import { PROOF_LIVES_MINUTES } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'

const PROOF_BYTES = 32

/** 256 random bits as hexadecimal digits. Only a digest of it is stored. */
export function newProof(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(PROOF_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface KeptProof {
  proofHash: string | null
  expiresAt: Date
}

/**
 * Whether a proof is the kept one and not too old.
 *
 * @param kept undefined: none is kept for the e-mail
 * @param text what was digested when it was kept
 */
export async function isKeptProof(
  { now, digest }: Pick<Deps, 'now' | 'digest'>,
  kept: KeptProof | undefined,
  text: string,
): Promise<boolean> {
  if (!kept?.proofHash || kept.expiresAt <= now()) return false
  return (await digest.underEach(text)).includes(kept.proofHash)
}

export const proofEnd = ({ now }: Pick<Deps, 'now'>): Date =>
  new Date(now().getTime() + PROOF_LIVES_MINUTES * 60 * 1000)
