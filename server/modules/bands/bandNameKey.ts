import { fold } from '#server/catalogue/folding.ts'

/** What a band's name is kept as beside it, to be looked for: letters and digits alone, as `namePattern` expects them. */
export const bandNameKey = (name: string): string => fold(name).units
