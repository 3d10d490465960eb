import { describe, expect, test } from 'vitest'

import { latinDigits, onlyDigits } from './latinDigits.ts'

describe('digits of every offered language (S-verification-04)', () => {
  test.each([
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian and Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Lao', '໐໑໒໓໔໕໖໗໘໙'],
    ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
    ['Khmer', '០១២៣៤៥៦៧៨៩'],
    ['full-width', '０１２３４５６７８９'],
    ['Latin', '0123456789'],
    ['mathematical, in runs of fifty', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ])('%s', (_script, digits) => expect(latinDigits(digits)).toBe('0123456789'))
})

test.each([
  ['keeps what is no digit', latinDigits('۱۲٫۵ a½²①'), '12٫5 a½²①'],
  ['drops what is no digit', onlyDigits('(۰۷۹) ۲۳-ab'), '07923'],
  ['takes no more than it should', onlyDigits('१२३४५६७', 4), '1234'],
])('%s', (_name, got, wanted) => expect(got).toBe(wanted))
