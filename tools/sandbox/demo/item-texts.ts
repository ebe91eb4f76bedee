/** Contents of the demo's items. */

export const postCalendar = `Week,Idea,Format,Ends with
1,"Say what you do in one line","Photo with one line","Ask a question"
2,"Show the first thing you do each morning","List of three","Ask a question"
3,"A customer's question and your answer","Question to the reader","Ask a question"
4,"The tool you could not work without","Square post, big headline","Name the day"
5,"Before and after","Photo with one line","Name the day"
6,"A price, explained","List of three","Name the day"
7,"What is new this month","Question to the reader","Name the day"
8,"Thank a regular by first name (ask them first)","Square post, big headline","Say where"
9,"A mistake beginners make","Photo with one line","Say where"
10,"Three things under ten","List of three","Say where"
11,"The view from your door","Question to the reader","Say where"
12,"How long it really takes","Square post, big headline","Invite a reply"
13,"A myth, corrected","Photo with one line","Invite a reply"
14,"Your opening hours this week","List of three","Invite a reply"
15,"A photo from your first year","Question to the reader","Invite a reply"
16,"What you would buy again","Square post, big headline","Ask a question"
17,"One detail, very close","Photo with one line","Ask a question"
18,"A quiet hour, half price","List of three","Ask a question"
19,"The person behind the counter","Question to the reader","Ask a question"
20,"A recipe, a route or a routine","Square post, big headline","Name the day"
21,"What the weather means for you","Photo with one line","Name the day"
22,"A local place you like","List of three","Name the day"
23,"Two choices: ask people to vote","Question to the reader","Name the day"
24,"The oldest thing in the shop","Square post, big headline","Say where"
25,"A small win","Photo with one line","Say where"
26,"Halfway through the year: what changed","List of three","Say where"
27,"Summer hours","Question to the reader","Say where"
28,"Something for children","Square post, big headline","Invite a reply"
29,"Something for the rain","Photo with one line","Invite a reply"
30,"A neighbour's shop you recommend","List of three","Invite a reply"
31,"How to care for what you sell","Question to the reader","Invite a reply"
32,"What happens behind the closed door","Square post, big headline","Ask a question"
33,"A letter you kept","Photo with one line","Ask a question"
34,"The last one on the shelf","List of three","Ask a question"
35,"How to order, step by step","Question to the reader","Ask a question"
36,"What you said no to","Square post, big headline","Name the day"
37,"A number you are proud of","Photo with one line","Name the day"
38,"Back to school, back to work","List of three","Name the day"
39,"A season begins","Question to the reader","Name the day"
40,"The best review, in big letters","Square post, big headline","Say where"
41,"A gift for somebody difficult","Photo with one line","Say where"
42,"What we do with what is left over","List of three","Say where"
43,"Meet the supplier","Question to the reader","Say where"
44,"The team's favourite","Square post, big headline","Invite a reply"
45,"Order by this day","Photo with one line","Invite a reply"
46,"Gift wrapping, shown","List of three","Invite a reply"
47,"A list for the last week","Question to the reader","Invite a reply"
48,"Closed days","Square post, big headline","Ask a question"
49,"A look back in four pictures","Photo with one line","Ask a question"
50,"What people asked most","List of three","Ask a question"
51,"A promise for next year","Question to the reader","Ask a question"
52,"A plain thank you","Square post, big headline","Name the day"
`;

export const captionStarters = `CAPTION STARTERS
Forty first lines for a small business. Finish the sentence in your own words.

OPENING THE DOOR
 1. Today we made room for ...
 2. The first customer this morning asked for ...
 3. You can smell it from the street: ...
 4. It took us three tries, and here it is: ...
 5. New on the shelf since nine o'clock: ...
 6. If you have ten minutes at lunch, ...
 7. We kept one back for ...
 8. The kettle is on and ...

SELLING WITHOUT SHOUTING
 9. What it costs, and what is in it: ...
10. This is for you if ...
11. This is not for you if ...
12. Two of these left, and then not before ...
13. The small one is enough when ...
14. People come back for ...
15. It lasts, because ...
16. Order by Thursday and ...

SHOWING THE WORK
17. The part nobody sees: ...
18. Done by hand, because a machine would ...
19. We measured twice and still ...
20. This tool is older than ...
21. Step four of nine: ...
22. What we throw away, and why: ...
23. We learned this from ...
24. It looks easy when ...

PEOPLE
25. Meet the person who ...
26. A regular told us ...
27. Best question of the week: ...
28. Thank you to whoever left ...
29. Our neighbour does this better than we do: ...
30. First day for ...
31. Ask for ... at the counter.
32. We asked you, and you said ...

CLOSING
33. Come by until ...
34. Tell us in a word: ...
35. Which one would you take?
36. Save this for ...
37. Send it to somebody who ...
38. We are closed on ..., and open again ...
39. See you on ...
40. That was the week. Thank you for ...
`;

export const photoChecklist = `PHOTO CHECKLIST FOR A PHONE
Twelve checks that take two minutes and save the picture.

BEFORE
[ ] Wipe the lens. Half of all dull pictures end here.
[ ] Stand with the window beside you, not behind the thing you show.
[ ] Switch the ceiling light off: two colours of light make everything look tired.
[ ] Take three things out of the frame. Then one more.

WHILE
[ ] Hold the phone as high as the thing is, not as high as your eyes.
[ ] Leave a third of the picture empty on one side: that is where the words go.
[ ] Tap on what matters, then slide a little darker.
[ ] Take one from far, one from near, one of a detail.
[ ] Have a hand in one of them. Hands say that somebody is there.

AFTER
[ ] Straighten the horizon, or the edge of the table.
[ ] Look at it as small as a stamp. If you can't tell what it is, take it again.
[ ] Keep the original: a square and a wide crop come from the same picture.
`;
