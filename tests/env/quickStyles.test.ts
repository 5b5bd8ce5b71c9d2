import { afterEach, describe, expect, it } from 'vitest'
import { jsdomsOwn } from './quickStyles.ts'

const SHEET = `
  .gone { display: none }
  .unseen { visibility: hidden }
  .seen { visibility: visible }
  .row { display: flex }
  p.row { display: grid }
  .column { display: block }
  .list > .item { display: inline-flex }
  .untouchable { pointer-events: none }
  .touchable { pointer-events: auto }
  .faint { opacity: 0 }
  .firm { display: block !important }
  .as-parent { display: inherit; visibility: inherit }
  .plain { display: revert; opacity: initial; visibility: unset }
  .by-variable { --shown: none; display: var(--shown) }
  .marked::before { display: none }
  .plain:not(.row), #one { opacity: 0.5 }
  [aria-expanded='false'] > ul { display: none }
  li:nth-child(2n) { visibility: collapse }
  *:empty { pointer-events: none }
  @media (min-width: 1px) { .wide { display: none } }
  @media print { .printed { display: none } }
  @media (prefers-reduced-motion: reduce) { .calm { opacity: 0 } }
`

const PAGE = `
  <main id="one" class="row">
    <p class="row column">text</p><p class="column row" style="display: block">text</p>
    <div class="gone"><button class="row">in what is gone</button></div>
    <div class="unseen"><button>unseen</button><button class="seen">seen all the same</button></div>
    <div hidden><a href="#">in what is hidden</a></div>
    <div class="untouchable"><button>not</button><button class="touchable">but this</button></div>
    <div class="list"><span class="item gone">one</span><span class="gone item">other</span></div>
    <div class="firm gone" style="display: none">firm</div>
    <div class="firm" style="display: none !important">not so firm</div>
    <div class="gone"><i class="as-parent">i</i></div>
    <div class="plain row unseen">plain</div><div class="plain">plain</div>
    <div class="by-variable">variable</div>
    <div class="marked">marked</div>
    <div aria-expanded="false"><ul><li>1</li><li>2</li><li class="faint">3</li></ul></div>
    <div class="wide">wide</div><div class="printed">printed</div><div class="calm">calm</div>
    <details><summary>more</summary><p>of it</p></details>
    <dialog>closed</dialog><dialog open>open</dialog>
    <table><tbody><tr><td>cell</td></tr></tbody></table>
    <input type="hidden"><input><select><option>1</option></select><textarea></textarea>
    <svg><g class="gone"><path /></g></svg>
    <span style="visibility: hidden; opacity: 0.2"><b>bold</b></span>
  </main>`

function put() {
  const sheet = document.createElement('style')
  sheet.textContent = SHEET
  document.head.append(sheet)
  document.body.innerHTML = PAGE
}

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

function told(style: (element: Element) => CSSStyleDeclaration) {
  return [...document.querySelectorAll('*')].map((element) => {
    const { display, visibility, pointerEvents, opacity } = style(element)
    return [
      element.outerHTML.slice(0, 60),
      { display, visibility, pointerEvents, opacity },
      style(element).getPropertyValue('display'),
      style(element).getPropertyValue('pointer-events'),
    ]
  })
}

const expectJsdomsAnswers = () =>
  expect(told((element) => getComputedStyle(element))).toEqual(told(jsdomsOwn))

const one = (selector: string) => document.querySelector<HTMLElement>(selector)!

describe('the quick style of every element is the one of jsdom', () => {
  it('on a page without a sheet', () => {
    document.body.innerHTML = PAGE
    expectJsdomsAnswers()
    expect(getComputedStyle(one('[hidden]')).display).toBe('none')
  })

  it('whether a class, an attribute, a parent, a medium or the element itself says it', () => {
    put()
    expectJsdomsAnswers()
    expect(getComputedStyle(one('.gone')).display).toBe('none')
    expect(getComputedStyle(one('.unseen > button')).visibility).toBe('hidden')
    expect(getComputedStyle(one('.unseen > .seen')).visibility).toBe('visible')
    expect(getComputedStyle(one('.untouchable > button')).pointerEvents).toBe('none')
    expect(getComputedStyle(one('[aria-expanded] > ul')).display).toBe('none')
    expect(getComputedStyle(one('.firm')).display).toBe('block')
  })

  const changes: [string, () => void][] = [
    ['a class is given', () => one('p').classList.add('gone')],
    ['a class is taken', () => one('.gone').classList.remove('gone')],
    ['a class of the parent is given', () => one('main').classList.add('unseen', 'untouchable')],
    ['an attribute is given', () => (one('p').hidden = true)],
    ['an attribute is taken', () => one('[hidden]').removeAttribute('hidden')],
    [
      'an attribute that a rule names changes',
      () => one('[aria-expanded]').setAttribute('aria-expanded', 'true'),
    ],
    ['a style of its own is set', () => (one('p').style.display = 'none')],
    ['a style of its own is lost', () => one('span[style]').removeAttribute('style')],
    ['it moves to another parent', () => one('.gone').append(one('.touchable'))],
    ['a text comes into what was empty', () => (one('td').textContent = '')],
    ['a neighbour goes', () => one('li').remove()],
    ['a dialog is opened', () => one('dialog').setAttribute('open', '')],
    [
      'a sheet comes',
      () => {
        const more = document.createElement('style')
        more.append('.row { display: none } .touchable { pointer-events: none }')
        document.head.append(more)
      },
    ],
    ['a text is put to a sheet', () => one('style').append('.row { visibility: hidden }')],
    ['a sheet goes', () => one('style').remove()],
    ['a rule is inserted', () => document.styleSheets[0]!.insertRule('.row { display: none !important }', 0)],
    ['a rule is deleted', () => document.styleSheets[0]!.deleteRule(0)],
  ]
  it.each(changes)('after %s', (_, change) => {
    put()
    const before = told((element) => getComputedStyle(element))
    change()
    expectJsdomsAnswers()
    expect(told((element) => getComputedStyle(element))).not.toEqual(before)
  })
})

it('leaves what else is asked of a style to jsdom', () => {
  put()
  const row = one('p')
  row.style.maxHeight = 'calc(100% - var(--viewport-height))'
  row.style.color = 'red'
  const style = getComputedStyle(row)
  expect(style.maxHeight).toBe(jsdomsOwn(row).maxHeight)
  expect(style.color).toBe('rgb(255, 0, 0)')
  expect(style.getPropertyValue('color')).toBe('rgb(255, 0, 0)')
  expect(style.length).toBe(jsdomsOwn(row).length)
  expect('color' in style).toBe(true)
  expect(() => style.setProperty('color', 'blue')).toThrow('can not be modified')
})

it('speaks of an element that stands nowhere as jsdom does', () => {
  const apart = document.createElement('div')
  apart.style.display = 'none'
  expect(getComputedStyle(apart).display).toBe('none')
})
