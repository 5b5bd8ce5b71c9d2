import { ArtistsBlock } from './ArtistsBlock.tsx'
import { IntroBlock } from './IntroBlock.tsx'
import type { ProfileDraft } from './profileDraft.ts'
import { GenresBlock, KeywordsBlock } from './WordBlocks.tsx'

interface TasteBlocksProps {
  draft: ProfileDraft
  onChange: (change: Partial<ProfileDraft>) => void
  bioError?: string
  /** Id of the form. */
  form: string
}

/**
 * The lower half of the editor. It loads after the upper half, because it is visible only after scrolling.
 */
export function TasteBlocks({ draft, onChange, bioError, form }: TasteBlocksProps) {
  return (
    <>
      <GenresBlock words={draft.genres} onChange={(genres) => onChange({ genres })} />
      <ArtistsBlock artists={draft.artists} onChange={(artists) => onChange({ artists })} />
      <KeywordsBlock words={draft.keywords} onChange={(keywords) => onChange({ keywords })} />
      <IntroBlock bio={draft.bio} onChange={(bio) => onChange({ bio })} error={bioError} form={form} />
    </>
  )
}
