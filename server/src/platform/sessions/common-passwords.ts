/** What guessers try first, in the languages of our guests. Four characters and more; shorter ones never pass the floor. */
const COMMON = `
0000 1111 1234 1212 2222 4321 6969 7777 1004 2000 12345 11111 54321 00000 123123 123321 123456 654321 111111 000000
112233 121212 123654 159753 147258 147852 666666 696969 777777 888888 999999 987654 1234567 7654321 12345678 87654321
11111111 88888888 12341234 123456789 987654321 1234567890 0123456789 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qwer
qwert qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz qwertzu asdf asdfg asdfgh asdfghjkl zxcv zxcvbn zxcvbnm abcd
abc123 abcd1234 a123456 a12345678 aa123456 password passw0rd password1 password123 pass pass1234 letmein welcome admin
admin123 administrator root toor login master access hello hallo secret dragon monkey shadow sunshine princess football
baseball superman batman michael jordan charlie trustno1 starwars whatever freedom iloveyou love lovely computer internet
google test test123 guest user demo changeme default samsung iphone android
sifre şifre parola 1905 1907 1903 1967 galatasaray fenerbahce fenerbahçe besiktas beşiktaş trabzonspor galatasaray1905
fenerbahce1907 besiktas1903 istanbul ankara izmir antalya turkiye türkiye atatürk ataturk mustafa mehmet ahmet ayse fatma
askim aşkım seni seviyorum seniseviyorum canim canım bebegim merhaba allah bismillah kartal aslan 3434 0606 3535
passwort passwort1 geheim hallo123 schatz ficken sommer winter frühling berlin hamburg münchen muenchen deutschland
bayern schalke dortmund werder iloveyou1 liebe schalke04 fussball andreas thomas daniel
пароль йцукен йцукенг фыва фывапр ячсмить любовь привет москва россия спартак зенит марина наташа наталья максим андрей
сергей дмитрий екатерина солнышко natasha marina maksim andrey sergey dmitry ekaterina zaebis privet parol moskva rossiya
spartak gfhjkm ghbdtn yfnfif vfhbyf k.,jdm
`
const WORDS = new Set(COMMON.split(/\s+/).filter(Boolean))

/** Also one character over and over. */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLocaleLowerCase('en')
  return WORDS.has(plain) || /^(.)\1*$/u.test(plain)
}
