import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Whether somebody sees an element, and may press it, is asked thousands of times in a journey: `getByRole` and `click` ask
 * it of every element they pass and of all its parents. jsdom answers with the whole style of the element, each of its
 * declarations parsed again, which was a quarter of a journey's time. Here only the rules that speak of these four
 * properties are looked at, by jsdom's own parts and in its own order; every other question goes to jsdom.
 */
const ASKED = ['display', 'visibility', 'pointer-events', 'opacity'] as const
type Asked = (typeof ASKED)[number]

/** Of jsdom's inside, what is used here. */
interface Declarations {
  getPropertyValue(property: string): string
  getPropertyPriority(property: string): string
}
interface Rule {
  selectorText: string
  style: Declarations
  cssRules: { _list: Rule[] }
  media: { _list: unknown[] }
  styleSheet: Sheet | null
  _selectorSubjects?: { id?: string; className?: string; tag?: string }[]
}
interface Sheet {
  cssRules: { _list: Rule[] }
}
interface Inside {
  _ownerDocument: InsideDocument
  _globalObject: unknown
  _localName: string
  getAttributeNS(namespace: null, name: string): string | null
  style: Declarations
  parentElement: Inside | null
}
interface InsideDocument {
  /** Another one as soon as anything in the page or its sheets has changed: what was computed before is void. */
  _styleCache: object
  _globalObject: unknown
  contentType: string
  styleSheets: { _list: Sheet[] }
  _getDOMSelector(): {
    check(selector: string, element: Inside): { ast: unknown; match: boolean; pseudoElement?: unknown }
    extractSubjects(selector: string, caseSensitive: boolean): NonNullable<Rule['_selectorSubjects']>
  }
}
type Kind = { isImpl(rule: Rule): boolean }

const here = createRequire(import.meta.url)
const ofJsdom = createRequire(here.resolve('jsdom'))
const part = <T>(path: string) => ofJsdom(`jsdom/lib/${path}`) as T

const { implForWrapper } = part<{ implForWrapper(element: Element): Inside }>('generated/idl/utils.js')
const CSSImportRule = part<Kind>('generated/idl/CSSImportRule.js')
const CSSMediaRule = part<Kind>('generated/idl/CSSMediaRule.js')
const CSSStyleRule = part<Kind>('generated/idl/CSSStyleRule.js')
const { evaluateMediaList } = part<{ evaluateMediaList(list: unknown[]): boolean }>(
  'jsdom/living/css/MediaList-impl.js',
)
const { parseStyleSheet } = part<{ parseStyleSheet(text: string, global: unknown): Sheet }>(
  'jsdom/living/css/helpers/css-parser.js',
)
const { getPropertyDefinition, hasVarFunc, isGlobalKeyword } = part<{
  getPropertyDefinition(property: string): { inherited: string; initial: string }
  hasVarFunc(value: string): boolean
  isGlobalKeyword(value: string): boolean
}>('jsdom/living/css/helpers/css-values.js')
const { default: Specificity } = ofJsdom('@bramus/specificity') as {
  default: {
    calculate(ast: unknown): unknown[]
    max(...all: unknown[]): { value: object }
    compare(one: object, other: object): number
  }
}

const BROWSERS_OWN = readFileSync(ofJsdom.resolve('jsdom/lib/jsdom/browser/default-stylesheet.css'), 'utf8')

/** The rules that speak of what is asked, in their order, by the class or tag an element must have for them. */
type Rules = Map<string, { place: number; rule: Rule }[]>
/** What the rules and the element itself say; nothing where nobody says anything. */
type Said = Partial<Record<Asked, { value: string; important: boolean; specificity: object | null }>>

interface Page {
  validFor: object
  rules: Rules | null
  said: WeakMap<Inside, Said>
}

const pages = new WeakMap<InsideDocument, Page>()
let browsersOwn: Sheet | undefined

export const jsdomsOwn = window.getComputedStyle.bind(window)

function pageOf(document: InsideDocument): Page {
  let page = pages.get(document)
  if (page?.validFor !== document._styleCache) {
    page = { validFor: document._styleCache, rules: rulesOf(document), said: new WeakMap() }
    pages.set(document, page)
  }
  return page
}

/** Null when there are rules within rules, which are left to jsdom. */
function rulesOf(document: InsideDocument): Rules | null {
  browsersOwn ??= parseStyleSheet(BROWSERS_OWN, document._globalObject)
  const rules: Rules = new Map()
  let place = 0
  for (const sheet of [browsersOwn, ...document.styleSheets._list]) {
    for (const rule of sheet.cssRules._list) {
      let those: Rule[] = []
      if (CSSImportRule.isImpl(rule)) {
        if (rule.styleSheet && evaluateMediaList(rule.media._list)) those = rule.styleSheet.cssRules._list
      } else if (CSSMediaRule.isImpl(rule)) {
        if (evaluateMediaList(rule.media._list)) those = rule.cssRules._list
      } else if (CSSStyleRule.isImpl(rule)) those = [rule]
      for (const one of those) {
        if (!CSSStyleRule.isImpl(one)) return null
        if (!ASKED.some((property) => one.style.getPropertyValue(property) !== '')) continue
        place += 1
        for (const key of keysOf(one, document)) {
          const others = rules.get(key)
          if (others) others.push({ place, rule: one })
          else rules.set(key, [{ place, rule: one }])
        }
      }
    }
  }
  return rules
}

const ANY = '*'

function keysOf(rule: Rule, document: InsideDocument): Set<string> {
  rule._selectorSubjects ??= document
    ._getDOMSelector()
    .extractSubjects(rule.selectorText, document.contentType !== 'text/html')
  const subjects = rule._selectorSubjects
  if (subjects.length === 0) return new Set([ANY])
  return new Set(
    subjects.map(({ className, tag }) => (className ? `.${className}` : tag ? tag.toLowerCase() : ANY)),
  )
}

function saidOf(element: Inside, page: Page, rules: Rules): Said {
  const known = page.said.get(element)
  if (known) return known
  const said: Said = {}
  for (const rule of candidates(element, rules)) {
    const { ast, match, pseudoElement } = element._ownerDocument
      ._getDOMSelector()
      .check(rule.selectorText, element)
    if (match && !pseudoElement) hear(said, rule.style, ast)
  }
  hear(said, element.style, null)
  page.said.set(element, said)
  return said
}

function candidates(element: Inside, rules: Rules): Rule[] {
  const classes = element.getAttributeNS(null, 'class')?.split(/[\t\n\f\r ]+/) ?? []
  const keys = [ANY, element._localName.toLowerCase(), ...classes.map((name) => `.${name}`)]
  const found = new Map<number, Rule>()
  for (const key of keys) for (const { place, rule } of rules.get(key) ?? []) found.set(place, rule)
  return [...found].sort(([one], [other]) => one - other).map(([, rule]) => rule)
}

/** `ast` of the selector that brought them; null: they are the element's own. */
function hear(said: Said, style: Declarations, ast: unknown): void {
  for (const property of ASKED) {
    const value = style.getPropertyValue(property)
    if (value === '') continue
    const before = said[property]
    if (style.getPropertyPriority(property)) {
      said[property] = { value, important: true, specificity: null }
    } else if (!before?.important) {
      const specificity = ast ? Specificity.max(...Specificity.calculate(ast)).value : null
      if (specificity && before?.specificity && Specificity.compare(specificity, before.specificity) < 0)
        continue
      said[property] = { value, important: false, specificity }
    }
  }
}

/** Null: jsdom must say. */
function answer(element: Inside, property: Asked, page: Page, rules: Rules): string | null {
  const value = saidOf(element, page, rules)[property]?.value ?? ''
  if (isGlobalKeyword(value) || hasVarFunc(value)) return null
  if (value !== '') return value
  const { inherited, initial } = getPropertyDefinition(property)
  const parent = element.parentElement
  return inherited === 'yes' && parent ? answer(parent, property, page, rules) : initial
}

const NAMES = new Map<PropertyKey, Asked>([
  ...ASKED.map((property): [string, Asked] => [property, property]),
  ['pointerEvents', 'pointer-events'],
])

/** Read what it says before the page changes: it speaks of the page as it is then. */
export function getComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  // jsdom keeps what it computed of an element that stands nowhere, whatever becomes of it
  if (pseudo || !element.isConnected) return jsdomsOwn(element, pseudo)
  const inside = implForWrapper(element)
  const page = pageOf(inside._ownerDocument)
  const { rules } = page
  if (!rules) return jsdomsOwn(element)
  const say = (property: Asked) =>
    answer(inside, property, page, rules) ?? jsdomsOwn(element).getPropertyValue(property)
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      const asked = NAMES.get(name)
      if (asked) return say(asked)
      if (name === 'getPropertyValue') {
        return (property: string) => {
          const one = ASKED.find((known) => known === property)
          return one ? say(one) : jsdomsOwn(element).getPropertyValue(property)
        }
      }
      const whole = jsdomsOwn(element)
      const value: unknown = Reflect.get(whole, name)
      return typeof value === 'function' ? (value.bind(whole) as unknown) : value
    },
    has: (_, name) => Reflect.has(jsdomsOwn(element), name),
  })
}

window.getComputedStyle = getComputedStyle
if (document.defaultView) document.defaultView.getComputedStyle = getComputedStyle
