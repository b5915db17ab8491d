const list = (text: string): readonly string[] => text.split('|')

export interface Origin {
  women: readonly string[]
  men: readonly string[]
  surnames: readonly string[]
}

const origin = (women: string, men: string, surnames: string): Origin => ({
  women: list(women),
  men: list(men),
  surnames: list(surnames),
})

export const ORIGINS: readonly Origin[] = [
  origin(
    'Sarah Louise|Emma Jane|Helen Margaret|Charlotte Rose|Rebecca Anne|Victoria|Joanne Elizabeth|Gillian',
    'Andrew James|David Michael|Simon Peter|Matthew John|Christopher|Jonathan Paul|Stephen Robert|Giles',
    'Whitcombe|Harding|Ashdown|Thornbury|Pell|Marchant|Fairclough|Oakes|Hebblethwaite|Sedgwick',
  ),
  origin(
    'Siân Mair|Rhiannon|Carys Haf|Angharad|Bethan',
    'Gareth Wyn|Rhys Owain|Huw Aled|Dafydd|Ieuan',
    'Prosser-Hughes|Llewellyn|Bevan|Pugh|Gwynne|Maddocks',
  ),
  origin(
    'Aoife Mary|Niamh|Catriona|Mhairi Anne|Sinéad',
    'Ruairí|Callum|Declan Thomas|Fergus|Euan',
    "O'Sullivan|Mac Giolla|McAllister|Drummond|O'Rourke|Farquhar",
  ),
  origin(
    'Adaeze Ngozi|Folasade|Chiamaka|Temitope Grace|Amara',
    'Oluwaseun|Chukwuemeka|Babatunde David|Ikenna|Tobi',
    'Adeyemi|Okonkwo|Balogun|Eze|Nwachukwu|Ogunleye',
  ),
  origin(
    'Priya|Anjali Devi|Harpreet Kaur|Meera|Kavita',
    'Rajesh|Vikram Anand|Gurdeep Singh|Sanjay|Arjun',
    'Raghunathan|Dhillon|Chaudhuri|Venkataraman|Bains|Solanki',
  ),
  origin(
    'Ayesha|Fatima Noor|Zainab|Sumaira|Nadia',
    'Imran|Tariq Mahmood|Bilal|Faisal|Usman Ali',
    'Qureshi|Mirza|Siddiqui|Chowdhury|Rahman-Khan|Akhtar',
  ),
  origin(
    'Agnieszka|Katarzyna Maria|Magdalena|Joanna|Ewa',
    'Piotr|Tomasz Jan|Marcin|Krzysztof|Adam',
    'Kowalczyk|Wojcik|Lewandowska-Nowak|Zielinski|Kaminski',
  ),
  origin(
    'Mei Ling|Xiaoyan|Jing|Li Na|Grace Wai-Yee',
    'Wei|Jian Hua|Kenneth Chi-Ming|Haoran|Daniel Tsz-Kit',
    'Cheung|Zhao|Lam|Ouyang|Tse|Guo',
  ),
  origin(
    'Zoë Anaïs|Élodie|Françoise|María José|Chloé',
    'Jean-François|André|José Luis|Matteo|Björn',
    'Delacroix|Fernández-Gray|Moretti|Sørensen|Müller-Hart|Béranger',
  ),
  origin(
    'Shanice Marie|Keisha|Yvonne Patricia|Marcia|Eleni',
    'Delroy Anthony|Winston|Leon Marcus|Trevor|Andreas',
    'Campbell-Reid|Braithwaite|Grant-Lewis|Christodoulou|Papadakis|St. Hill',
  ),
]

export const GIRLS = list(
  'Isla|Amelia Grace|Maya|Freya|Poppy|Zara|Lucia|Hana|Beatrice Anne|Imogen|Safiya|Ada|Nell|Cerys|Wren',
)
export const BOYS = list(
  'Oliver|Noah James|Arlo|Theo|Kai|Idris|Samuel|Rory|Yusuf|Felix|Jude|Ezra|Wilfred|Leo|Tomos',
)
export const NEW_PARTNERS = list(
  'Alex Renwick|Sam Corrigan|Jordan Pryce|Robin Tansley|Chris Ellery|Kim Haldane',
)
