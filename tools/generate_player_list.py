#!/usr/bin/env python3
"""Writes a list of players in one of the forms in which rating lists are published, for tests and benchmarks.

    generate_player_list.py --count N [--seed S] [--form FORM] [--zip] OUT

FORM is combined (the default), standard, rapid or blitz (the fixed-width texts), xml, or csv (a list of a national federation, with
accents; examples/lists/german.map reads it). The names are made of roots, middles and endings as they are common in
the languages of some forty federations; common names are much more frequent than rare ones. Nobody in such a list exists. The same
count, seed and form give the same bytes. docs/formats/player-lists.md describes the forms."""
import argparse
import io
import random
import sys
import zipfile

# A language: its federations with their weights, the parts of its surnames, its given names of men and of women.
LANGUAGES = {
    "russian": (
        {"RUS": 22, "FID": 3, "BLR": 3, "UKR": 7, "KAZ": 8, "UZB": 4, "KGZ": 1, "MDA": 1},
        "iv petr sid kuzn pop vas smirn mikh fed mor volk alex leb kozl nov pavl sem gol vin bog vor gr kar bel med yeg nik or andr mak".split(),
        " an en ol ts il er ar om ich onk al ush in et yak".split(),
        "ov ev in sky enko chuk ova eva ina skaya uk ko yan".split(),
        "Alexander Sergey Dmitry Andrey Alexey Maxim Ivan Mikhail Nikita Artem Vladimir Pavel Denis Egor Yury Roman Viktor Timur Oleg Igor".split(),
        "Anna Elena Olga Natalia Ekaterina Maria Irina Svetlana Daria Polina Anastasia Yulia Tatiana Sofia Alina Ksenia".split()),
    "german": (
        {"GER": 14, "AUT": 5, "SUI": 4, "LUX": 0.3, "LIE": 0.1},
        "muell schm schneid fisch web mey wagn beck schulz hoff koch bau richt klein wolf schroed neum schwarz zimm braun krueg hofm hart lang wern kraus lehm koehl maier walt".split(),
        " er el in hof bert feld hau mann holz bach wein rich gott".split(),
        "er idt mann ert el ing inger stein berg lich ner ke".split(),
        "Thomas Michael Andreas Stefan Peter Christian Martin Wolfgang Juergen Klaus Frank Markus Tobias Jan Lukas Felix Jonas Hans Uwe Bernd".split(),
        "Anna Julia Sabine Petra Andrea Claudia Susanne Katharina Lena Laura Sarah Birgit Monika Christine".split()),
    "spanish": (
        {"ESP": 22, "ARG": 8, "MEX": 7, "COL": 8, "PER": 7, "CUB": 4, "CHI": 4, "VEN": 5, "ECU": 3, "BOL": 2, "URU": 1, "CRC": 1},
        "garc rodr gonz fern lop mart sanch per gom jim ruiz hern diaz mor alv mun rom nav torr dom vazq ram ser blanc mol ort del cast sua gil".split(),
        " ig al an ar er in om or ued ell ill ach ent".split(),
        "ez ia o a es ero illa ado era ales ano eda ina".split(),
        "Jose Antonio Manuel Francisco Juan David Javier Daniel Carlos Jesus Alejandro Miguel Rafael Pedro Angel Pablo Sergio Fernando Jorge Luis".split(),
        "Maria Carmen Ana Laura Marta Lucia Sara Paula Elena Sofia Isabel Cristina Valentina Camila".split()),
    "french": (
        {"FRA": 17, "BEL": 3, "CAN": 2, "ALG": 2, "TUN": 1, "MAR": 2, "CIV": 0.5},
        "mart bern dub thom rob rich pet dur ler mor laur sim mich lef garn fourn gir mer bon fran lamb font rous vinc mull lec and faur blanch gu".split(),
        " an el in ou er ar on ai et ill ich au".split(),
        "ard ois eau et in ier on ert elle and aud ot".split(),
        "Jean Pierre Michel Philippe Alain Nicolas Christophe Laurent Thomas Julien Antoine Hugo Lucas Louis Mathieu Olivier Jean-Pierre Jean-Marc".split(),
        "Marie Nathalie Isabelle Sylvie Catherine Camille Manon Chloe Emma Sophie Anne-Marie Claire".split()),
    "english": (
        {"ENG": 6, "USA": 9, "AUS": 3, "CAN": 3, "IRL": 2, "SCO": 1.5, "NZL": 1, "RSA": 4, "NGR": 2, "KEN": 2, "ZIM": 1, "JAM": 0.5},
        "smit jon tayl brown will wils johns davi rob wright thomps ev walk whit edw gre hall wood harr clark jack turn hill coop ward morr kin bak scot o'br o'ne mac".split(),
        " in er el ing en all man for ham ley ton".split(),
        "h s son ton er es man field ley by ford well".split(),
        "John David Michael James Robert Paul Andrew Peter Mark Richard Daniel Matthew Thomas William Joshua Samuel Ryan Benjamin Adam George".split(),
        "Sarah Emma Laura Rebecca Susan Karen Lisa Amy Grace Olivia Emily Hannah Chloe Lauren".split()),
    "indian": (
        {"IND": 34, "SRI": 6, "BAN": 3, "NEP": 1.5, "MAS": 2, "SGP": 1},
        "kum shar sing gup pat red nai ram kris sub venk raj shan muth bal sel gan laks prak mah sur des josh chat ban bhat mukh agar ver jai".split(),
        " al an ar esh ish und ava end ima isw oth".split(),
        "a ar an esh am ani kar li ja swamy nathan raj".split(),
        "Aditya Arjun Rahul Sai Pranav Karthik Vishnu Rohan Aryan Harsh Siddharth Ashwin Vivek Surya Abhinav Krishna Dev Ishaan".split(),
        "Ananya Priya Divya Lakshmi Nandini Shreya Kavya Meera Pooja Swathi Aishwarya Sneha".split()),
    "polish": (
        {"POL": 14},
        "now kow wis woj kam lew ziel szym wozn dabr koz jan maz kraw piotr gr paw mich zaj krol wiecz jab wrob ma dud ad wal ste".split(),
        " al an icz or ow er om iel ar ant".split(),
        "ski ska ak czyk ik owski owska ek iak czak a uk".split(),
        "Piotr Krzysztof Andrzej Tomasz Jan Pawel Michal Marcin Jakub Adam Mateusz Lukasz Kacper Filip Szymon Wojciech".split(),
        "Anna Maria Katarzyna Agnieszka Joanna Barbara Ewa Magdalena Zuzanna Julia Oliwia Maja".split()),
    "czech": (
        {"CZE": 9, "SVK": 4},
        "nov svob dvor cern proch kuc ves hor nem mar posp haj jel kral ruz ben fial sed dol zem kol nav cerm van urb bla kri kop smi".split(),
        " ot ak an ar in el ec ous om il".split(),
        "ak ek a ova ka ny na y cek kova id al".split(),
        "Jiri Jan Petr Josef Pavel Martin Tomas Jaroslav Miroslav Zdenek Vaclav Michal Frantisek Jakub Lukas Ondrej Vojtech".split(),
        "Jana Marie Eva Hana Anna Lenka Katerina Lucie Vera Alena Petra Tereza".split()),
    "yugoslav": (
        {"SRB": 7, "CRO": 5, "BIH": 2, "SLO": 4, "MNE": 1, "MKD": 1.5, "BUL": 4},
        "jov petr nik mark djord stoj ilij stan pavl mil rad zor bog lazar kov horv bab mar kn vuk tod dimitr sim mit zik per sav gav".split(),
        " an ar en ov os il in om et".split(),
        "ovic evic ic ac ov ova ski ar elj ak".split(),
        "Milan Dragan Nikola Marko Ivan Aleksandar Milos Stefan Luka Petar Zoran Goran Vladimir Filip Bojan Georgi Dimitar".split(),
        "Jelena Ana Marija Ivana Milica Katarina Maja Sara Teodora Tijana".split()),
    "italian": (
        {"ITA": 13, "BRA": 9, "POR": 3},
        "ross russ ferr esp bianch rom col ricc mar grec brun gall cont luc cost gior manc rizz lomb mor silv oliv sant per rod carv alm barb souz lim".split(),
        " an ar ell er in on ol et ucc ier".split(),
        "i o a ini etti ella one ato eira es ucci aro".split(),
        "Marco Andrea Francesco Giuseppe Luca Antonio Matteo Giovanni Alessandro Davide Lorenzo Paulo Joao Lucas Gabriel Pedro".split(),
        "Giulia Maria Francesca Chiara Sara Elena Anna Martina Ana Beatriz Leticia".split()),
    "nordic": (
        {"SWE": 5, "NOR": 4, "DEN": 5, "FIN": 3, "ISL": 2.5, "EST": 1, "FAI": 0.3},
        "and johan karl nil er lars ol pet svens gustav hans jens niel ped mort chris soren ras berg lind haug dahl lund hol virt kor niem mak sig gudm".split(),
        " ers en ss el str kv ar in ma".split(),
        "son sen strom berg gren quist dottir sson nen lund gaard vik".split(),
        "Lars Anders Erik Per Jan Magnus Johan Mikael Peter Henrik Jens Soeren Nils Oskar Emil Jonas Jukka Mikko Gunnar".split(),
        "Anna Kristina Maria Ingrid Karin Eva Lena Emma Ida Sofie Gudrun".split()),
    "turkish": (
        {"TUR": 24, "AZE": 5, "IRI": 9, "EGY": 4, "IRQ": 2, "UAE": 1.5, "JOR": 1, "SYR": 1, "TKM": 1},
        "yil kay dem sah cel yav oz ayd arsl dog kil asl cet kar koc kurt ozd sims pol erd mam ali huss hass reza moh kar raz akb jaf".split(),
        " ma ir ur an em ad ay as ul ol".split(),
        "maz a tas ci oglu kan gul demir ov ova i zadeh lar".split(),
        "Mehmet Mustafa Ahmet Ali Huseyin Emre Can Yusuf Kerem Omer Mohammad Reza Amir Elvin Rauf Hassan".split(),
        "Ayse Fatma Zeynep Elif Defne Sara Fatemeh Zahra Gunay Leyla".split()),
    "chinese": (
        {"CHN": 8, "TPE": 1, "HKG": 1, "VIE": 8, "KOR": 1, "JPN": 2, "PHI": 8, "INA": 4, "MGL": 3, "THA": 1},
        "wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma nguy tr le pham hoang ph vu dang bui do ho ng duong".split(),
        " en an ang ao ai ing uang uo".split(),
        " en an g nh a uc oc".split(),
        "Wei Hao Jun Yi Ming Lei Tao Bin Minh Duc Anh Khoi Long Quang Jose Mark Batbayar Kenji Adi".split(),
        "Xin Yan Mei Ling Jing Thao Linh Ngoc Hoa Yu Maria Sakura Dewi".split()),
    "greek": (
        {"GRE": 8, "CYP": 1, "ALB": 1},
        "papad geor nik kost dim vas ioann christ ath pan konst karag theod makr mich sot anton stav alex kal tsak lamb".split(),
        " op ak at ou an il ar".split(),
        "opoulos ou idis akis iou as is os oglou atos ellis".split(),
        "Georgios Ioannis Konstantinos Dimitrios Nikolaos Panagiotis Vasileios Christos Athanasios Michail".split(),
        "Maria Eleni Katerina Vasiliki Sofia Anastasia Ioanna Georgia".split()),
    "hungarian": (
        {"HUN": 8, "ROU": 7, "ISR": 5, "NED": 6, "LTU": 2, "LAT": 2, "GEO": 4, "ARM": 3},
        "nag kov tot szab horv varg kis mol nem farak balog pap tak juhasz lak pop ion dum stan radu coh lev miz jans de-vr bakk vis kapan berid gel".split(),
        " ar an es in el os er".split(),
        "y acs h o ath a ar escu iu aru en s sen is ans dze yan shvili".split(),
        "Laszlo Istvan Jozsef Zoltan Gabor Andrei Mihai Ion David Yosef Jan Pieter Tomas Janis Giorgi Levan Tigran Aram".split(),
        "Maria Katalin Eva Andrea Ioana Elena Noa Anna Nino Salome Ani".split()),
}
ACCENTS = {"ue": "ü", "oe": "ö", "ae": "ä", "cek": "ček", "ova": "ová", "ny": "ný", "ez": "éz", "ia": "ía", "ic": "ić", "ski": "ški"}
TITLES = [(2500, "GM"), (2400, "IM"), (2300, "FM"), (2200, "CM")]
HEAD = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "


class People:
    """Draws players one after the other."""

    def __init__(self, seed):
        self.random = random.Random(seed).random
        self.choices, total = [], 0.0
        for federations, roots, middles, endings, men, women in LANGUAGES.values():
            parts = (roots, middles, endings, men, women)
            for federation, weight in federations.items():
                total += weight
                self.choices.append((total, federation, parts))
        self.total = total
        self.number = 100_000

    def pick(self, words, bend=2.0):
        return words[int(len(words) * self.random() ** bend)]

    def federation(self):
        wanted, low, high = self.random() * self.total, 0, len(self.choices) - 1
        while low < high:
            middle = (low + high) // 2
            if self.choices[middle][0] < wanted:
                low = middle + 1
            else:
                high = middle
        return self.choices[low][1:]

    def rating(self):
        r = self.random
        return min(2870, max(1400, int(1400 + 380 * (r() + r() + r() + r() ** 4 - 1) + 90))) if r() < 0.32 else 0

    def next(self):
        r = self.random
        federation, (roots, middles, endings, men, women) = self.federation()
        woman = r() < 0.15
        tail = self.pick(middles, 1) + self.pick(middles, 1) if r() < 0.3 else ""  # the many names that few have
        surname = (self.pick(roots) + self.pick(middles, 2.6 if r() < 0.7 else 1) + tail + self.pick(endings)).capitalize()
        if r() < 0.06:
            surname += (" " if r() < 0.7 else "-") + (self.pick(roots) + self.pick(endings)).capitalize()
        given = self.pick(women if woman else men, 1.5)
        if r() < 0.12:
            given += " " + self.pick(women if woman else men, 1)
        self.number += 1 + int(r() * 40)
        standard = self.rating()
        rapid = max(0, standard + int(r() * 160) - 80) if standard and r() < 0.6 else self.rating() if r() < 0.2 else 0
        blitz = max(0, standard + int(r() * 200) - 100) if standard and r() < 0.5 else 0
        title = next((t for least, t in TITLES if standard >= least and r() < 0.8), "")
        women_title = "W" + title if woman and title else ""
        flag = ("w" if woman else "") + ("i" if r() < 0.25 else "")
        year = 0 if r() < 0.03 else 1940 + int(80 * r() ** 0.5)
        return (self.number, f"{surname}, {given}", federation, "F" if woman else "M", title, women_title, standard, rapid, blitz, year, flag)


def text_lines(people, count, form):
    ratings = {"combined": "SRtng SGm SK RRtng RGm Rk BRtng BGm BK ", "standard": "OCT26 Gms K  ", "rapid": "OCT26 Gms K  ", "blitz": "OCT26 Gms K  "}
    yield HEAD + ratings[form] + "B-day Flag\n"
    for _ in range(count):
        number, name, federation, sex, title, women, standard, rapid, blitz, year, flag = people.next()
        head = f"{number:<15}{name[:60]:<61}{federation:<4}{sex:<4}{title:<5}{women:<5}{'':<19}"
        if form == "combined":
            figures = "".join(f"{rating or '':<6}{'0' if rating else '':<4}{'20' if rating else '':<3}" for rating in (standard, rapid, blitz))
        else:
            rating = {"standard": standard, "rapid": rapid, "blitz": blitz}[form]
            figures = f"{rating or '':<6}{'0' if rating else '':<4}{'20' if rating else '':<3}"
        yield f"{head}{figures}{year:04}  {flag:<4}\n"


def xml_lines(people, count):
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<playerslist>\n'
    for _ in range(count):
        number, name, federation, sex, title, women, standard, rapid, blitz, year, flag = people.next()
        yield (f"<player>\n<fideid>{number}</fideid>\n<name>{name}</name>\n<country>{federation}</country>\n<sex>{sex}</sex>\n"
               f"<title>{title}</title>\n<w_title>{women}</w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n"
               f"<rating>{standard or ''}</rating>\n<games>0</games>\n<k>20</k>\n<rapid_rating>{rapid or ''}</rapid_rating>\n"
               f"<rapid_games>0</rapid_games>\n<rapid_k>20</rapid_k>\n<blitz_rating>{blitz or ''}</blitz_rating>\n"
               f"<blitz_games>0</blitz_games>\n<blitz_k>20</blitz_k>\n<birthday>{year or ''}</birthday>\n<flag>{flag}</flag>\n</player>\n")
    yield "</playerslist>\n"


def csv_lines(people, count):
    yield "Mitgliedsnr;Nachname;Vorname;Verein;Geburtsjahr;Geschlecht;Wertzahl;FIDE-Nr;Titel\n"
    for at in range(count):
        number, name, _, sex, title, women, standard, _, _, year, _ = people.next()
        for plain, accented in ACCENTS.items():
            name = name.replace(plain, accented)
        surname, given = name.split(", ")
        yield f"{at + 1:06};{surname};{given};SK {surname[:4]}stadt;{year or ''};{sex};{standard or ''};{number if at % 3 else ''};{women or title}\n"


def lines_of(people, count, form):
    if form == "xml":
        return xml_lines(people, count)
    return csv_lines(people, count) if form == "csv" else text_lines(people, count, form)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", metavar="OUT", help="the file to write; - is standard output")
    parser.add_argument("--count", type=int, default=1000, help="how many players (1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--form", choices=("combined", "standard", "rapid", "blitz", "xml", "csv"), default="combined")
    parser.add_argument("--zip", action="store_true", help="zipped, as lists are downloaded")
    wanted = parser.parse_args()
    lines = lines_of(People(wanted.seed), wanted.count, wanted.form)
    inside = {"xml": "players_list_xml.xml", "csv": "players.csv"}.get(wanted.form, "players_list.txt")
    if wanted.zip:
        with zipfile.ZipFile(wanted.out, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
            with archive.open(zipfile.ZipInfo(inside, (2026, 10, 1, 0, 0, 0)), "w", force_zip64=False) as member:
                for line in lines:
                    member.write(line.encode())
        return
    out = sys.stdout if wanted.out == "-" else io.open(wanted.out, "w", encoding="utf-8", newline="\n")
    out.writelines(lines)
    out.flush()


if __name__ == "__main__":
    main()
