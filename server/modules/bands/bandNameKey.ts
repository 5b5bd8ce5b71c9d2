import { fold } from '#server/catalogue/folding.ts'

/** The search form of a band's name: letters and digits only, as `namePattern` expects. */
export const bandNameKey = (name: string): string => fold(name).units
