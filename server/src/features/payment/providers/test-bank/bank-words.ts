import type { CardBehaviour } from './bank-cards.ts'

interface BankWords {
  readonly title: string
  readonly notice: string
  readonly number: string
  readonly name: string
  readonly expiry: string
  readonly code: string
  readonly pay: (amount: string) => string
  readonly cancel: string
  readonly instalments: (count: number) => string
  readonly unknownCard: string
  readonly badExpiry: string
  readonly badCode: string
  readonly cards: string
  readonly secureTitle: string
  readonly secureText: (card: string) => string
  readonly secureCode: string
  readonly secureHint: (code: string) => string
  readonly confirm: string
  readonly leaving: string
  readonly goOn: string
  readonly gone: string
  readonly behaviours: Readonly<Record<CardBehaviour, string>>
}

/** The bank speaks the language the shop asked for. It is no part of the shop and has its own words. */
export const BANK_WORDS: Readonly<Record<'tr' | 'en' | 'de' | 'ru', BankWords>> = {
  tr: {
    title: 'Deneme Bankası · güvenli ödeme',
    notice: 'Burası bir deneme bankasıdır: gerçek kart kabul etmez, para çekmez.',
    number: 'Kart numarası',
    name: 'Kart üzerindeki ad',
    expiry: 'Son kullanma (AA/YY)',
    code: 'Güvenlik kodu',
    pay: (amount) => `${amount} öde`,
    cancel: 'Vazgeç',
    instalments: (count) => `${count} taksit`,
    unknownCard: 'Bu kart deneme bankasında tanımlı değil. Aşağıdaki kartlardan birini kullanın.',
    badExpiry: 'Son kullanma tarihini AA/YY biçiminde ve geçmemiş olarak yazın.',
    badCode: 'Güvenlik kodu 3 haneli olmalı.',
    cards: 'Deneme kartları',
    secureTitle: '3-D Secure doğrulama',
    secureText: (card) => `${card} numaralı kartınızla yapılan ödemeyi onaylamak için telefonunuza gelen kodu girin.`,
    secureCode: 'Tek kullanımlık kod',
    secureHint: (code) => `Deneme bankasında kod her zaman ${code}.`,
    confirm: 'Onayla',
    leaving: 'İş yerine geri dönülüyor…',
    goOn: 'Devam et',
    gone: 'Bu ödeme sayfasının süresi dolmuş ya da ödeme tamamlanmış.',
    behaviours: {
      basarili: 'onaylanır',
      ret: 'banka reddeder',
      bakiye: 'bakiye yetersiz',
      kod: 'kod kabul edilmez',
      zaman_asimi: 'banka sorulara geç yanıt verir',
      gec_yanit: 'sonuç geç bildirilir',
      cift_yanit: 'sonuç iki kez bildirilir',
      yanlis_tutar: 'eksik tutar bildirilir',
    },
  },
  en: {
    title: 'Test Bank · secure payment',
    notice: 'This is a test bank: it takes no real cards and no money.',
    number: 'Card number',
    name: 'Name on card',
    expiry: 'Expiry (MM/YY)',
    code: 'Security code',
    pay: (amount) => `Pay ${amount}`,
    cancel: 'Cancel',
    instalments: (count) => `${count} instalments`,
    unknownCard: 'The test bank does not know this card. Please use one of the cards below.',
    badExpiry: 'Enter an expiry date as MM/YY that has not passed.',
    badCode: 'The security code has 3 digits.',
    cards: 'Test cards',
    secureTitle: '3-D Secure check',
    secureText: (card) => `To approve the payment with card ${card}, enter the code sent to your phone.`,
    secureCode: 'One-time code',
    secureHint: (code) => `At the test bank the code is always ${code}.`,
    confirm: 'Approve',
    leaving: 'Returning to the shop…',
    goOn: 'Continue',
    gone: 'This payment page has run out, or the payment is complete.',
    behaviours: {
      basarili: 'is approved',
      ret: 'is refused by the bank',
      bakiye: 'has no funds',
      kod: 'code is not accepted',
      zaman_asimi: 'the bank is slow to answer questions',
      gec_yanit: 'the result comes late',
      cift_yanit: 'the result comes twice',
      yanlis_tutar: 'a smaller amount is reported',
    },
  },
  de: {
    title: 'Testbank · sichere Zahlung',
    notice: 'Dies ist eine Testbank: Sie nimmt keine echten Karten und kein Geld.',
    number: 'Kartennummer',
    name: 'Name auf der Karte',
    expiry: 'Gültig bis (MM/JJ)',
    code: 'Prüfziffer',
    pay: (amount) => `${amount} bezahlen`,
    cancel: 'Abbrechen',
    instalments: (count) => `${count} Raten`,
    unknownCard: 'Die Testbank kennt diese Karte nicht. Bitte nehmen Sie eine der unten genannten.',
    badExpiry: 'Bitte geben Sie ein gültiges Ablaufdatum als MM/JJ ein.',
    badCode: 'Die Prüfziffer hat 3 Stellen.',
    cards: 'Testkarten',
    secureTitle: '3-D-Secure-Prüfung',
    secureText: (card) =>
      `Um die Zahlung mit der Karte ${card} freizugeben, geben Sie den Code ein, den wir Ihnen aufs Telefon geschickt haben.`,
    secureCode: 'Einmalcode',
    secureHint: (code) => `Bei der Testbank lautet der Code immer ${code}.`,
    confirm: 'Freigeben',
    leaving: 'Zurück zum Händler …',
    goOn: 'Weiter',
    gone: 'Diese Zahlungsseite ist abgelaufen, oder die Zahlung ist abgeschlossen.',
    behaviours: {
      basarili: 'wird angenommen',
      ret: 'wird von der Bank abgelehnt',
      bakiye: 'ist nicht gedeckt',
      kod: 'Code wird nicht angenommen',
      zaman_asimi: 'Bank antwortet langsam auf Rückfragen',
      gec_yanit: 'Ergebnis kommt verspätet',
      cift_yanit: 'Ergebnis kommt doppelt',
      yanlis_tutar: 'gemeldeter Betrag ist zu klein',
    },
  },
  ru: {
    title: 'Тестовый банк · безопасная оплата',
    notice: 'Это тестовый банк: он не принимает настоящие карты и не списывает деньги.',
    number: 'Номер карты',
    name: 'Имя на карте',
    expiry: 'Срок действия (ММ/ГГ)',
    code: 'Код безопасности',
    pay: (amount) => `Оплатить ${amount}`,
    cancel: 'Отменить',
    instalments: (count) => `Платежей в рассрочку: ${count}`,
    unknownCard: 'Тестовый банк не знает эту карту. Используйте одну из карт ниже.',
    badExpiry: 'Введите действующий срок в формате ММ/ГГ.',
    badCode: 'Код безопасности состоит из 3 цифр.',
    cards: 'Тестовые карты',
    secureTitle: 'Проверка 3-D Secure',
    secureText: (card) => `Чтобы подтвердить оплату картой ${card}, введите код, отправленный на ваш телефон.`,
    secureCode: 'Одноразовый код',
    secureHint: (code) => `В тестовом банке код всегда ${code}.`,
    confirm: 'Подтвердить',
    leaving: 'Возвращаемся в магазин…',
    goOn: 'Продолжить',
    gone: 'Срок действия этой страницы истёк, или платёж уже завершён.',
    behaviours: {
      basarili: 'платёж проходит',
      ret: 'банк отказывает',
      bakiye: 'недостаточно средств',
      kod: 'код не принимается',
      zaman_asimi: 'банк медленно отвечает на запросы',
      gec_yanit: 'результат приходит с опозданием',
      cift_yanit: 'результат приходит дважды',
      yanlis_tutar: 'сообщается меньшая сумма',
    },
  },
}
