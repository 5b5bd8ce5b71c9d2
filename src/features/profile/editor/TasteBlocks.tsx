import { ArtistsBlock } from './ArtistsBlock.tsx'
import { IntroBlock } from './IntroBlock.tsx'
import { whyLastStays, type ProfileDraft } from './profileDraft.ts'
import type { useFavouriteArtists } from './useFavouriteArtists.ts'
import { GenresBlock, KeywordsBlock } from './WordBlocks.tsx'

interface TasteBlocksProps {
  draft: ProfileDraft
  /** The draft when the editor opened. */
  saved: ProfileDraft
  onChange: (change: Partial<ProfileDraft>) => void
  favourites: ReturnType<typeof useFavouriteArtists>
  bioError?: string
  /** Id of the form. */
  form: string
}

/**
 * The lower half of the editor. It loads after the upper half, because it is visible only after scrolling.
 */
export function TasteBlocks({ draft, saved, onChange, favourites, bioError, form }: TasteBlocksProps) {
  return (
    <>
      <GenresBlock
        words={draft.genres}
        onChange={(genres) => onChange({ genres })}
        whyLastStays={whyLastStays(saved.genres)}
      />
      <ArtistsBlock artists={favourites.artists} onRemove={favourites.remove} />
      <KeywordsBlock
        words={draft.keywords}
        onChange={(keywords) => onChange({ keywords })}
        whyLastStays={whyLastStays(saved.keywords)}
      />
      <IntroBlock bio={draft.bio} onChange={(bio) => onChange({ bio })} error={bioError} form={form} />
    </>
  )
}
