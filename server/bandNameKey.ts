import { fold } from './catalogue/folding.ts'

/** What a band's name is kept as beside it, to be looked for: letters and digits alone, as `namePattern` expects them. */
export const bandNameKey = (name: string): string => fold(name).units
