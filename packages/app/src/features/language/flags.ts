// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration is ambient, and those who compile this package from outside do not list it
/// <reference path="./svg.d.ts" />
import type { LanguageCountry } from '@livery/i18n'
import AE from 'circle-flags/flags/ae.svg'
import BD from 'circle-flags/flags/bd.svg'
import BR from 'circle-flags/flags/br.svg'
import CN from 'circle-flags/flags/cn.svg'
import CZ from 'circle-flags/flags/cz.svg'
import DE from 'circle-flags/flags/de.svg'
import DK from 'circle-flags/flags/dk.svg'
import ES from 'circle-flags/flags/es.svg'
import FI from 'circle-flags/flags/fi.svg'
import FR from 'circle-flags/flags/fr.svg'
import GR from 'circle-flags/flags/gr.svg'
import HU from 'circle-flags/flags/hu.svg'
import ID from 'circle-flags/flags/id.svg'
import IN from 'circle-flags/flags/in.svg'
import IR from 'circle-flags/flags/ir.svg'
import IT from 'circle-flags/flags/it.svg'
import JP from 'circle-flags/flags/jp.svg'
import KH from 'circle-flags/flags/kh.svg'
import KR from 'circle-flags/flags/kr.svg'
import LK from 'circle-flags/flags/lk.svg'
import MM from 'circle-flags/flags/mm.svg'
import MY from 'circle-flags/flags/my.svg'
import NL from 'circle-flags/flags/nl.svg'
import NO from 'circle-flags/flags/no.svg'
import PF from 'circle-flags/flags/pf.svg'
import PK from 'circle-flags/flags/pk.svg'
import PL from 'circle-flags/flags/pl.svg'
import RO from 'circle-flags/flags/ro.svg'
import RU from 'circle-flags/flags/ru.svg'
import SE from 'circle-flags/flags/se.svg'
import TH from 'circle-flags/flags/th.svg'
import TR from 'circle-flags/flags/tr.svg'
import TW from 'circle-flags/flags/tw.svg'
import UA from 'circle-flags/flags/ua.svg'
import US from 'circle-flags/flags/us.svg'
import VN from 'circle-flags/flags/vn.svg'

/**
 * Address of each country's flag, in separate files: a browser fetches only those of the offered languages. A
 * language of the registry whose flag is missing here is a type error.
 */
export const FLAGS: Readonly<Record<LanguageCountry, string>> = {
  AE,
  BD,
  BR,
  CN,
  CZ,
  DE,
  DK,
  ES,
  FI,
  FR,
  GR,
  HU,
  ID,
  IN,
  IR,
  IT,
  JP,
  KH,
  KR,
  LK,
  MM,
  MY,
  NL,
  NO,
  PF,
  PK,
  PL,
  RO,
  RU,
  SE,
  TH,
  TR,
  TW,
  UA,
  US,
  VN,
}
