import { ArtistsBlock } from './ArtistsBlock.tsx'
import { IntroBlock } from './IntroBlock.tsx'
import { whyLastStays, type ProfileDraft } from './profileDraft.ts'
import type { useFavouriteArtists } from './useFavouriteArtists.ts'
import { GenresBlock, KeywordsBlock } from './WordBlocks.tsx'

interface TasteBlocksProps {
  draft: ProfileDraft
  /** What the server has. */
  saved: ProfileDraft
  onChange: (change: Partial<ProfileDraft>) => void
  favourites: ReturnType<typeof useFavouriteArtists>
  bioError?: string
  /** Id of the form. */
  form: string
}

/** The lower half of the editor, which comes a moment after the upper one: nobody sees it before they scroll. */
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
