import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { withoutComments } from './plainCss.mjs'

const plain = (code) => withoutComments(code, parseAst(code))

describe('a comment', () => {
  it.each([
    ['css', 'const a = css`/* the grabber */\n  width: 36px;`', 'const a = css`width: 36px;`'],
    ['styled.div', 'const A = styled.div`a: b; /* why */ c: d;`', 'const A = styled.div`a: b; c: d;`'],
    ['styled(Link)', 'const A = styled(Link)`/* why */a: b;`', 'const A = styled(Link)`a: b;`'],
    [
      'a template within another',
      'css`a: ${on ? css`/* in */b: c;` : 0}; /* out */`',
      'css`a: ${on ? css`b: c;` : 0}; `',
    ],
    ['each piece of it', 'css`/* 1 */a: ${b}; /* 2 */c: ${d}/* 3 */;`', 'css`a: ${b}; c: ${d};`'],
  ])('in %s is left out', (_tag, code, shorter) => expect(plain(code)).toBe(shorter))

  it.each([
    ['any other text', "accept('image/*'); other('audio/*')"],
    ['a template of ours', 'const said = `/* as it is */`'],
    ['what another tag reads', 'sql`select 1 /* plan */`'],
    ['one that goes around a value', 'css`/* ${why} */ a: b;`'],
  ])('in %s stays', (_what, code) => expect(plain(code)).toBe(code))
})
