import { expect, it } from 'vitest'
import { aboutMember } from './aboutMember.ts'

it('aboutMember joins age, gender and place in one line and leaves out missing values', () => {
  const yuna = { age: 26, gender: 'FEMALE', region: '서울', district: '마포구' } as const
  expect(aboutMember(yuna)).toBe('26세 · 여성 · 서울 마포구')
  expect(aboutMember({ ...yuna, district: null })).toBe('26세 · 여성 · 서울')
  expect(aboutMember({ ...yuna, age: null, region: null, district: null })).toBe('여성')
  expect(aboutMember({ ...yuna, age: 0, gender: 'OTHER', region: null })).toBe('0세 · 기타 · 마포구')
})
